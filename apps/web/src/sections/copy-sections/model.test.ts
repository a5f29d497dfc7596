import { expect, test } from 'vitest';
import { copySections } from './model.ts';

const headline = (text: string) => ({ type: 'headline' as const, headline: text });
const copy = (text: string) => ({ type: 'copy' as const, copy: text });

test('each headline begins a section with the text after it', () => {
  expect(copySections([copy('a'), headline('B'), copy('c'), copy('d'), headline('E')])).toEqual([
    { headline: null, copies: ['a'] },
    { headline: 'B', copies: ['c', 'd'] },
    { headline: 'E', copies: [] },
  ]);
  expect(copySections([])).toEqual([]);
});
