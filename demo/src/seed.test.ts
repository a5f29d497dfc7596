import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContent } from '@vitrine/content-model/payload.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type Environment, readEnvironment } from '@vitrine/server/environment.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS } from './products/all.ts';
import { DemoInProductionError, seedDemo } from './seed.ts';

let database: TestDatabase;
let folder: string;
let payload: Payload;
let environment: Environment;
let pool: Pool;

const counts = async () => {
  const tables = [
    'products',
    'advantages',
    'options',
    'faqs',
    'images',
    'rendering_frames',
    'files',
    'navigation',
    '_products_v',
    'accounts',
    'staff',
  ];
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table] = Number((await pool.query(`select count(*) as n from "${table}"`)).rows[0]?.n);
  rows.changes = Number((await pool.query('select count(*) as n from vitrine.change')).rows[0]?.n);
  return rows;
};

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'));
  environment = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.url, VITRINE_DATA: folder });
  pool = createPool(database.url, 'vitrine-demo-test', 2);
  payload = await openContent(environment);
}, 120_000);

afterAll(async () => {
  await payload?.destroy();
  await pool?.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('seedDemo', () => {
  it('refuses production without the flag', async () => {
    await expect(seedDemo(payload, { ...environment, mode: 'production' })).rejects.toThrow(DemoInProductionError);
  });

  it('leaves nothing behind when it is interrupted', async () => {
    const before = await counts();
    const interrupted = seedDemo(payload, environment, {
      onProgress: (step) => {
        if (step === 'media') throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await counts()).toEqual(before);
  }, 180_000);

  it('puts everything in place, published, for one release', async () => {
    const { written } = await seedDemo(payload, environment);
    expect(written).toBeGreaterThan(300);
    const { docs } = await payload.find({
      collection: 'products',
      where: { _status: { equals: 'published' } },
      depth: 0,
      pagination: false,
    });
    expect(docs).toHaveLength(PRODUCTS.length);
    expect(docs.every(({ productRelatedContentList }) => productRelatedContentList?.length === 3)).toBe(true);
    const { rows } = await pool.query<{ n: string }>(
      "select count(*) as n from graphile_worker.jobs where task_identifier = 'publish'",
    );
    expect(Number(rows[0]?.n)).toBe(1);
  }, 180_000);

  it('keeps both languages of texts and of rows', async () => {
    const read = async (locale: 'de' | 'en') =>
      (
        await payload.find({
          collection: 'products',
          where: { slug: { equals: 'ww-200' } },
          locale,
          fallbackLocale: false,
          depth: 1,
        })
      ).docs[0];
    const [german, english] = [await read('de'), await read('en')];
    expect(german?.title).toBe('Winkelwolf WW 200');
    expect(english?.title).toBe('Angle grinder WW 200');
    expect(german?.keyFigures?.[0]).toMatchObject({ label: 'Verarbeitungsleistung', value: '9.800 kg/h' });
    expect(english?.keyFigures?.[0]).toMatchObject({ label: 'Output', value: '9,800 kg/h' });
    const home = await payload.findGlobal({ slug: 'home-page', locale: 'en', fallbackLocale: false });
    expect(home.pageTeaserList?.map(({ headline }) => headline)).toContain('Bowl cutters');
  });

  it('changes nothing the second time', async () => {
    const before = await counts();
    expect(await seedDemo(payload, environment)).toEqual({ written: 0 });
    expect(await counts()).toEqual(before);
  });

  it('creates the log-ins with a hash, never in production', async () => {
    const { rows } = await pool.query<{ password_hash: string; kind: string; state: string }>(
      'select password_hash, kind, state from accounts',
    );
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/), kind: 'sales', state: 'active' }]);
    await pool.query('delete from accounts');
    expect(await seedDemo(payload, { ...environment, mode: 'production' }, { allowProduction: true })).toEqual({ written: 0 });
    expect((await counts()).accounts).toBe(0);
  });
});
