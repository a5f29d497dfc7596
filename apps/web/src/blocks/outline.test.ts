import { expect, test } from 'vitest';
import { testBlock } from '../testing/test-content-page.ts';
import { headingLevels } from './outline.ts';

const headline = (size: string) => testBlock('headline', { headline: 'H', size });
const richText = testBlock('richText', { copy: [] });
const faq = (name: string | null) => testBlock('faq', { headline: name });

test('a headline has the level of its size, and none is left out', () => {
  expect(headingLevels([headline('h4')])).toEqual([2]);
  expect(headingLevels([headline('h1'), headline('h4'), headline('h4'), headline('h2')])).toEqual([2, 3, 4, 2]);
});

test('what has no headline of its own belongs to the one above', () => {
  expect(headingLevels([richText, headline('h2'), richText, headline('h3'), richText])).toEqual([2, 2, 3, 3, 4]);
});

test('a block with a headline begins a part of the page', () => {
  expect(headingLevels([headline('h2'), headline('h3'), faq('Fragen'), faq(null)])).toEqual([2, 3, 2, 3]);
});
