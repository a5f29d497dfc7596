import { expect, test } from 'vitest';
import type { ComparisonGroup, ComparisonRow } from './model.ts';
import { printSheets } from './print-sheets.ts';

const row = (label: string): ComparisonRow => ({
  id: label,
  label,
  unit: '',
  cells: [
    { kind: 'value', text: '1' },
    { kind: 'value', text: '2' },
  ],
  shares: [null, null],
  differs: true,
});
const group = (headline: string, count: number): ComparisonGroup => ({
  id: headline,
  headline,
  rows: Array.from({ length: count }, (_, index) => row(`${headline} ${index + 1}`)),
});
const COLUMNS = ['WW 160', 'WW 200'].map((name) => ({ slug: name, name, kind: 'Winkelwolf', image: null, path: '/' }));
const sheets = (...groups: ComparisonGroup[]) => printSheets({ columns: COLUMNS, groups }, 'Vergleich: WW 160, WW 200');
const read = (...groups: ComparisonGroup[]) =>
  sheets(...groups).map((sheet) => sheet.map(({ headline, rows }) => [headline, rows.length]));

test('what fits is one page; a comparison without rows is one too', () => {
  expect(read(group('A', 5), group('B', 5))).toEqual([
    [
      ['A', 5],
      ['B', 5],
    ],
  ]);
  expect(read()).toEqual([[]]);
});

test('a long group goes on under its headline, and no row is lost or twice', () => {
  const long = sheets(group('A', 45));
  expect(long.length).toBe(2);
  expect(long.flat().every(({ headline }) => headline === 'A')).toBe(true);
  expect(long.flat().flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(
    group('A', 45).rows.map(({ label }) => label),
  );
});

test('a group does not begin at the foot of a page with a row alone', () => {
  for (let before = 1; before < 30; before++) {
    const chunks = read(group('A', before), group('B', 4));
    const first = chunks[0]?.find(([headline]) => headline === 'B');
    expect(first === undefined || Number(first[1]) >= 2, `after ${before} rows`).toBe(true);
  }
});

test('a group does not end at the head of a page with a row alone, and no row is lost', () => {
  for (let count = 2; count < 60; count++) {
    const chunks = sheets(group('A', 12), group('B', count));
    const parts = chunks.flat().filter(({ headline }) => headline === 'B');
    expect(parts.at(-1)?.rows.length, `${count} rows`).toBeGreaterThan(1);
    expect(parts.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(group('B', count).rows.map(({ label }) => label));
  }
});

test('long words need more room', () => {
  const long = {
    id: 'A',
    headline: 'A',
    rows: Array.from({ length: 22 }, (_, n) => row(`Schneid\u00adsatz\u00adwechsel ohne Werkzeug und mit langem Namen ${n}`)),
  };
  expect(sheets(long).length).toBeGreaterThan(sheets(group('A', 22)).length);
});

test('the first page has less room below a title of more lines, as the language has it', () => {
  const first = (title: string) => printSheets({ columns: COLUMNS, groups: [group('A', 45)] }, title)[0]?.[0]?.rows.length ?? 0;
  // A line holds the German title, and not the English one.
  const machines = 'WW 160, WW 200, K 330 S';
  expect(first(`Comparison: ${machines}`)).toBeLessThan(first(`Vergleich: ${machines}`));
});
