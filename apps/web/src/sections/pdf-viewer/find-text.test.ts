import { expect, test } from 'vitest';
import { findText, firstHit, pageText } from './find-text.ts';

const line = (str: string) => ({ str, hasEOL: true });
const pages = [
  pageText([line('Das Hygiene'), line('konzept der'), line('Reihe')]),
  pageText([{ str: 'HYGIENE\u00adKONZEPT', hasEOL: false }, line('  und Hygiene')]),
];

test('a search finds a word on every page, whatever its case, with where it is in the text', () => {
  expect(findText(pages, 'hygiene')).toEqual([
    { page: 1, start: 4, end: 11 },
    { page: 2, start: 0, end: 7 },
    { page: 2, start: 21, end: 28 },
  ]);
});

test('a search finds words across the end of a line and through soft hyphens', () => {
  expect(findText(pages, ' konzept  der reihe ')).toEqual([{ page: 1, start: 11, end: 27 }]);
  expect(findText(pages, 'Hygienekonzept')).toEqual([{ page: 2, start: 0, end: 15 }]);
});

test('a search without words finds nothing', () => {
  expect(findText(pages, '   ')).toEqual([]);
  expect(findText(pages, 'Messer')).toEqual([]);
});

test('a search begins at the page on show', () => {
  const hits = findText(pages, 'hygiene');
  expect([firstHit(hits, 1), firstHit(hits, 2), firstHit(hits, 3)]).toEqual([0, 1, 0]);
});
