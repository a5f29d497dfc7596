import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContent } from '@vitrine/content-model/payload.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type Environment, readEnvironment } from '@vitrine/server/environment.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PRODUCT_FAMILIES } from './categories.ts';
import { PRODUCTS } from './products/all.ts';
import { ResetInProductionError, resetDemo } from './reset.ts';
import { recordId } from './seed/record-id.ts';
import { DemoInProductionError, seedDemo } from './seed.ts';

/**
 * Most of a seed is its files, which every instance reads that journeys run on: here one small picture is all of them, turntables have
 * as few frames as they may, and no process counts the pages of a PDF (pdf-pages.test.ts).
 */
const SMALL = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/vitrine-demo-picture-${process.pid}.webp`);
vi.mock('./media.ts', async (original) => ({
  ...(await original<typeof import('./media.ts')>()),
  pictureFile: () => SMALL,
  frameFile: () => SMALL,
  TURNTABLE_FRAMES: 8,
}));
vi.mock('@vitrine/content-model/uploads/pdf-pages.ts', async (original) => ({
  ...(await original<typeof import('@vitrine/content-model/uploads/pdf-pages.ts')>()),
  pdfPages: async () => 1,
}));

const FAMILIES = Object.keys(PRODUCT_FAMILIES);

let database: TestDatabase;
let folder: string;
let payload: Payload;
let environment: Environment;
let pool: Pool;

const counts = async () => {
  const tables = [
    'products',
    'product_categories',
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
    'product_lines',
    'applications',
    'case_studies',
    'product_line_automations',
    'product_overviews',
    'locations',
    'media_items',
    'webrotate_360',
    'sites',
  ];
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table] = Number((await pool.query(`select count(*) as n from "${table}"`)).rows[0]?.n);
  rows.changes = Number((await pool.query('select count(*) as n from vitrine.change')).rows[0]?.n);
  return rows;
};

beforeAll(async () => {
  await sharp({ create: { width: 32, height: 18, channels: 3, background: '#888' } })
    .webp()
    .toFile(SMALL);
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
  await rm(SMALL, { force: true });
});

describe('a seed of the demo', () => {
  it('refuses production without the flag', async () => {
    await expect(seedDemo(payload, { ...environment, mode: 'production' })).rejects.toThrow(DemoInProductionError);
  });

  it('leaves whole steps behind when it is interrupted', async () => {
    const seen: string[] = [];
    const interrupted = seedDemo(payload, environment, {
      onProgress: (step) => {
        seen.push(step);
        if (seen.length === 3) throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(seen[0]).toBe('categories');
    const left = await counts();
    expect(left.images).toBeGreaterThan(0);
    expect(left).toMatchObject({ product_categories: FAMILIES.length, products: 0, navigation: 0 });
  });
});

describe('a reset of the demo', () => {
  it('refuses production', async () => {
    await expect(resetDemo(payload, { ...environment, mode: 'production' })).rejects.toThrow(ResetInProductionError);
  });

  it('restores what was changed, deleted and added, and keeps people; interrupted, a seed goes on after its whole steps', async () => {
    const collection = 'product-categories';
    const id = recordId(collection, 'grinders');
    await payload.update({ collection, id, data: { title: 'Geändert' }, locale: 'de' });
    await pool.query('delete from product_categories where id <> $1', [id]);
    await payload.create({ collection: 'faqs', data: { question: 'Neu?', answer: 'Ja.' }, locale: 'de' });
    await pool.query("update staff set name = 'Geblieben'");

    const seen: string[] = [];
    const interrupted = resetDemo(payload, environment, {
      onProgress: (step) => {
        seen.push(step);
        if (step === 'WW 200') throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    const left = await counts();
    expect(left.images).toBeGreaterThan(100);
    expect(left.products).toBeGreaterThan(0);
    expect(left.products).toBeLessThan(PRODUCTS.length);
    expect(left.navigation).toBe(0);

    const after: string[] = [];
    const { written } = await seedDemo(payload, environment, { onProgress: (step) => after.push(step) });
    expect(written).toBeGreaterThan(100);
    expect(after).toContain('WW 200');
    expect(after.filter((step) => step !== 'WW 200' && seen.includes(step))).toEqual([]);

    expect(await payload.findByID({ collection, id, locale: 'de', depth: 0 })).toMatchObject({
      title: PRODUCT_FAMILIES.grinders.de,
    });
    expect(await counts()).toMatchObject({ product_categories: FAMILIES.length, accounts: 1, staff: 1 });
    const added = await payload.count({ collection: 'faqs', where: { question: { equals: 'Neu?' } }, locale: 'de' });
    expect(added.totalDocs).toBe(0);
    expect((await pool.query('select name from staff')).rows).toEqual([{ name: 'Geblieben' }]);
    const { rows } = await pool.query('select 1 from vitrine.change where collection = $1 and record_id = $2 limit 1', [
      collection,
      id,
    ]);
    expect(rows).toHaveLength(1);
  }, 600_000);
});

describe('a whole demo', () => {
  it('is in place, published, for one release', async () => {
    const { docs } = await payload.find({
      collection: 'products',
      where: { _status: { equals: 'published' } },
      depth: 0,
      pagination: false,
    });
    expect(docs).toHaveLength(PRODUCTS.length);
    expect(docs.every(({ productRelatedContentList }) => productRelatedContentList?.length === 3)).toBe(true);
    // The machines of the columns that are products of the catalogue: their figures are typed with them alone.
    const linked = new Map(docs.map((doc) => [doc.slug, doc.technicalDataProducts?.length]));
    expect([linked.get('ww-200'), linked.get('k-120'), linked.get('m-1100')]).toEqual([2, 1, 0]);
    expect(await counts()).toMatchObject({
      product_lines: 3,
      applications: 6,
      case_studies: 4,
      product_line_automations: 3,
      product_overviews: 6,
      locations: 26,
      media_items: 60,
      webrotate_360: 2,
      sites: 2,
      accounts: 1,
      staff: 1,
    });
    const { rows } = await pool.query<{ n: string }>(
      "select count(*) as n from graphile_worker.jobs where task_identifier = 'publish'",
    );
    expect(Number(rows[0]?.n)).toBe(1);
  });

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
    expect(english?.title).toBe('Angled meat grinder WW 200');
    // The first three are in the technical data, the last one is typed.
    expect(german?.keyFigures?.map(({ figure }) => figure)).toEqual(['row/output', 'row/hopper', 'row/plate', null]);
    expect(german?.keyFigures?.[3]).toMatchObject({ label: 'Produkttemperatur', value: '−18 bis +4 °C' });
    expect(english?.keyFigures?.[3]).toMatchObject({ label: 'Product temperature', value: '−18 to +4 °C' });
    const home = await payload.findGlobal({ slug: 'home-page', locale: 'en', fallbackLocale: false });
    expect(home.pageTeaserList?.map(({ headline }) => headline)).toContain('Bowl cutters');
  });

  it('is not changed by a second seed', async () => {
    const before = await counts();
    expect(await seedDemo(payload, environment)).toEqual({ written: 0 });
    expect(await counts()).toEqual(before);
  });

  it('gets the privacy policy that an older version lacks, and keeps one that staff wrote', async () => {
    await pool.query('delete from privacy_policy');
    expect(await seedDemo(payload, environment)).toEqual({ written: 1 });
    const read = () => payload.findGlobal({ slug: 'privacy-policy', locale: 'en' });
    expect(await read()).toMatchObject({ headline: 'Privacy policy', _status: 'published' });
    await payload.updateGlobal({ slug: 'privacy-policy', locale: 'en', data: { headline: 'Ours', _status: 'published' } });
    expect(await seedDemo(payload, environment)).toEqual({ written: 0 });
    expect(await read()).toMatchObject({ headline: 'Ours' });
  });

  it('has log-ins with a hash, and none in production', async () => {
    const { rows } = await pool.query<{ password_hash: string; kind: string; state: string }>(
      'select password_hash, kind, state from accounts',
    );
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/), kind: 'sales', state: 'active' }]);
    await pool.query('delete from accounts');
    expect(await seedDemo(payload, { ...environment, mode: 'production' }, { allowProduction: true })).toEqual({ written: 0 });
    expect((await counts()).accounts).toBe(0);
  });
});
