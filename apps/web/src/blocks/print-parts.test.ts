import { expect, test } from 'vitest';
import { testBlock } from '../testing/test-content-page.ts';
import { printParts } from './print-parts.ts';

const text = testBlock('richText', { copy: [] });
const quote = (backgroundColor: string, style: string) =>
  testBlock('quote', { quote: 'Q', source: null, backgroundColor, style });
const parts = (...blocks: (typeof text)[]) =>
  printParts(
    blocks,
    blocks.map(() => 2),
  ).map(({ isSheet, blocks: own }) => [isSheet, own.length]);

test('a black quote of style full prints on a page of its own, between pages with margins', () => {
  expect(parts(text, text, quote('black', 'full'), text)).toEqual([
    [false, 2],
    [true, 1],
    [false, 1],
  ]);
  expect(parts(quote('black', 'full'))).toEqual([[true, 1]]);
});

test('other quotes print among the blocks around them', () => {
  expect(parts(text, quote('black', 'default'), quote('blue', 'full'), text)).toEqual([[false, 4]]);
  expect(parts()).toEqual([]);
});
