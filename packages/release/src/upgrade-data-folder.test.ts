import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { openContent } from '@vitrine/content-model/payload.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { createPool, migrate, type Pool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { emptyDatabase, type TestDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allRows, type Rows, restoreFormer } from './fixture/former-data-folder.ts';
import { expectSoundRelease } from './fixture/release-checks.ts';
import { type PublishContext, publishChanges } from './publish.ts';
import { readRelease } from './read-release.ts';
import { EMPTY_SNAPSHOT } from './release-snapshot.ts';

/** Tables that have another name since. */
const RENAMED: Record<string, string> = {
  'vitrine.account_likeness': 'vitrine.account_duplicate_tokens',
  'vitrine.film': 'vitrine.converted_video',
  'vitrine.film_version': 'vitrine.converted_video_version',
  'vitrine.known_network': 'vitrine.trusted_network',
};
/** Tables that no version reads which can run beside this one. */
const GONE = ['vitrine.release_recipe'];
/** Columns that the upgrade itself fills. */
const FILLED: Record<string, readonly string[]> = { 'vitrine.account_likeness': ['tokens'] };
/** Columns that are elsewhere since: by language. */
const MOVED: Record<string, readonly string[]> = { 'public.navigation': ['pdf_id'] };

let database: TestDatabase;
let folder: string;
let pool: Pool;
let context: PublishContext;
let before: Rows;

beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'));
  await restoreFormer('2026-11-25', database.url, folder);
  pool = createPool(database.url, 'upgrade test');
  // No entry of that day leads to a PDF; this one has one that waits for its turn.
  await pool.query(
    'update navigation set pdf_id = (select id from files limit 1) where id = (select id from navigation limit 1)',
  );
  before = await allRows(pool);

  const environment = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.url, VITRINE_DATA: folder });
  await migrate(database.url);
  await migrateQueue(database.url);
  await migrateContent(environment);
  const log = createLog('upgrade', 'silent');
  context = { payload: await openContent(environment), pool, files: createFileStore(folder), log };
});
afterAll(async () => {
  await context.payload.destroy();
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

it('a data folder of 2026-11-25 has something of every kind', () => {
  const empty = [...before].filter(([name, rows]) => name.startsWith('vitrine.') && rows.length === 0);
  expect(empty.map(([name]) => name)).toEqual([]);
  const filled = [
    'products',
    'content_pages',
    'locations',
    'media_items',
    'accounts',
    'staff',
    'home_page',
    'three_d_renderings',
  ];
  for (const name of filled) expect(before.get(`public.${name}`)?.length, name).toBeGreaterThan(0);
});

it('an upgrade of it keeps every row and every value', async () => {
  const after = await allRows(pool);
  const lost: string[] = [];
  for (const [name, rows] of before) {
    if (GONE.includes(name)) continue;
    const known = new Set<string>();
    const filled = [...(FILLED[name] ?? []), ...(MOVED[name] ?? [])];
    // What a later version adds to a row is no loss.
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !filled.includes(column));
    const valuesOf = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
    for (const row of after.get(RENAMED[name] ?? name) ?? []) known.add(valuesOf(row));
    if (!after.has(RENAMED[name] ?? name)) lost.push(name);
    lost.push(...rows.filter((row) => !known.has(valuesOf(row))).map((row) => `${name}: ${JSON.stringify(row)}`));
  }
  expect(lost).toEqual([]);
});

it('the PDF of a menu entry is the German one, which other languages show until they have their own', async () => {
  const former = (before.get('public.navigation') ?? []).filter(({ pdf_id: pdf }) => pdf !== null);
  expect(former.length).toBeGreaterThan(0);
  const rows = (await allRows(pool)).get('public.navigation_locales') ?? [];
  const german = former.map(({ id }) => rows.find((row) => row._parent_id === id && row._locale === 'de')?.pdf_id);
  expect(german).toEqual(former.map(({ pdf_id: pdf }) => pdf));
  const others = rows.filter(({ _locale: locale, pdf_id: pdf }) => locale !== 'de' && pdf !== null);
  expect(others).toEqual([]);
});

it('the next publish builds every page of it', async () => {
  const pathsOf = async () => [...(await readRelease(pool, EMPTY_SNAPSHOT)).documents.keys()];
  const published = await pathsOf();
  expect(published.length).toBeGreaterThan(30);
  expect((await publishChanges(context)).failed).toEqual([]);
  await expectSoundRelease(pool, context.files);
  expect(await pathsOf()).toEqual(expect.arrayContaining(published));
});
