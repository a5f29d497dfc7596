import { expect, test } from 'vitest';
import { grinderRow } from '../../testing/test-overview.ts';
import { COLUMNS } from './columns.ts';
import { type PrintTable, printChunks } from './print-chunks.ts';
import { outputTables } from './tables.ts';

const machines = ({ state, machines: of }: PrintTable) => [state, ...of.map(({ title }) => title)];
const cells = ({ groups }: PrintTable) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ column, figures }) => [column.diameter ?? column.field, ...figures.map((figure) => figure?.text ?? null)]),
  );
const cutter = (nth: number) => ({
  id: String(nth),
  productTitle: `K ${nth}`,
  productSlug: `k-${nth}`,
  batchWeightDry: `${nth}0`,
  processTimeDry: '4',
  batchWeightBoiled: `${nth}5`,
  processTimeBoiled: null,
  batchWeightCooked: null,
  processTimeCooked: null,
});

test('grinders print two product titles beside each other, the same ones fresh and frozen', () => {
  const rows = ['WW 160', 'WW 200', 'WW 250'].flatMap((title) => [
    grinderRow(title, 'fresh', [1, 2]),
    grinderRow(title, 'frozen', [null, 1]),
  ]);
  const chunks = printChunks(outputTables(rows, COLUMNS.grinders, 'de'));
  expect(chunks.map(machines)).toEqual([
    ['fresh', 'WW 160', 'WW 200'],
    ['frozen', 'WW 160', 'WW 200'],
    ['fresh', 'WW 250'],
    ['frozen', 'WW 250'],
  ]);
  expect(chunks.slice(0, 2).map(cells)).toEqual([
    [
      [3, '1', '1'],
      [5, '2', '2'],
    ],
    [[5, '1', '1']],
  ]);
});

test('a machine that has figures in one state only keeps its place in the other', () => {
  const rows = [grinderRow('W 130', 'fresh', [1]), grinderRow('W 160', 'fresh', [2]), grinderRow('W 160', 'frozen', [1])];
  const [, frozen] = printChunks(outputTables(rows, COLUMNS.grinders, 'de'));
  expect(frozen && machines(frozen)).toEqual(['frozen', 'W 130', 'W 160']);
  expect(frozen && cells(frozen)).toEqual([[3, null, '1']]);
});

test('cutters print in chunks of four, their figures by group of products', () => {
  const chunks = printChunks(outputTables([1, 2, 3, 4, 5].map(cutter), COLUMNS.cutters, 'de'));
  expect(chunks.map(machines)).toEqual([
    [null, 'K 1', 'K 2', 'K 3', 'K 4'],
    [null, 'K 5'],
  ]);
  expect(chunks[1]?.groups.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['dry', 2],
    ['boiled', 1],
  ]);
});

test('a machine with two rows in one table has two columns', () => {
  const [chunk] = printChunks(outputTables([cutter(1), { ...cutter(1), id: '2', batchWeightDry: '20' }], COLUMNS.cutters, 'de'));
  expect(chunk && machines(chunk)).toEqual([null, 'K 1', 'K 1']);
  expect(chunk && cells(chunk)[0]).toEqual(['batchWeightDry', '10', '20']);
});
