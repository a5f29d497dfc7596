import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFrameReader } from './source-maps.ts';

/** Line 1, column 1 is line 4, column 5 of a page. */
const MAP = { version: 3, sources: ['../../src/pages/product/page.tsx'], names: [], mappings: 'AAGI' };
const READ = { file: 'apps/web/src/pages/product/page.tsx', line: 4, column: 5 };
const frameOf = (file: string) => ({ file, line: 1, column: 1 });
const chunk = (number: number) => `/app/page-${String(number).padStart(8, '0')}.js`;

let folder: string;
/** What the clock says, in milliseconds. */
let now = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-maps-'));
  for (let i = 0; i < 20; i++) await writeFile(mapOf(i), JSON.stringify(MAP));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const mapOf = (number: number) => join(folder, `${chunk(number).slice('/app/'.length)}.map`);

test('of files without a map none takes the place of one that is kept, or a turn to read', async () => {
  const read = createFrameReader(folder, () => now);
  expect(await read([frameOf(chunk(1))])).toEqual([READ]);
  // What is kept is not read again.
  await rm(mapOf(1));
  const unknown = Array.from({ length: 20 }, (_, i) => frameOf(chunk(1000 + i)));
  expect(await read(unknown)).toEqual(unknown);
  expect(await read([frameOf(chunk(1)), frameOf(chunk(2))])).toEqual([READ, READ]);
});

test('of a report that names many files three maps are read, then one a second, for all callers together', async () => {
  const read = createFrameReader(folder, () => now);
  const asked = Array.from({ length: 20 }, (_, i) => frameOf(chunk(i)));
  expect(await read(asked)).toEqual([READ, READ, READ, ...asked.slice(3)]);
  now += 999;
  expect(await read(asked.slice(3)), 'by another report').toEqual(asked.slice(3));
  now += 1;
  expect(await read(asked.slice(3))).toEqual([READ, ...asked.slice(4)]);
  now += 3_600_000;
  expect(await read(asked.slice(4)), 'after an hour').toEqual([READ, READ, READ, ...asked.slice(7)]);
});
