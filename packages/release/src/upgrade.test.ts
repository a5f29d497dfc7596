import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { openContent } from '@vitrine/content-model/payload.ts';
import { homePage } from '@vitrine/contract/home-page.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseMany, parseOne } from '@vitrine/contract/resource.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { emptyDatabase, type TestDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPrevious, migrateToPrevious } from './fixture/previous-version.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { type PublishContext, publishAll, publishChanges } from './publish.ts';

let database: TestDatabase;
let folder: string;
let pool: Pool;
let context: PublishContext;

beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'));
  pool = createPool(database.url, 'upgrade test');
  await migrateToPrevious(pool, database.url);
  await fillPrevious(pool, folder);

  const environment = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.url, VITRINE_DATA: folder });
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

it('a database of the version before keeps its links, and the next publish builds all of it', async () => {
  const { built, failed } = await publishChanges(context);
  expect(failed).toEqual([]);
  const pages = ['application/rohwurst', 'home-page', 'navigation/_all', 'product/w-130', 'product/ww-200'];
  for (const site of ['de', 'en'] as const) expect(built).toEqual(expect.arrayContaining(pages.map((path) => ({ site, path }))));
  await expectSoundRelease(pool, context.files);

  const menu = parseMany(navigationItem, await documentBody(pool, 'de/navigation/_all'));
  expect(menu.map(({ link }) => link)).toEqual(['/product/w-130']);
  const home = parseOne(homePage, await documentBody(pool, 'en/home-page'));
  expect(home.pageTeaserList.map(({ link }) => link)).toMatchObject([
    expect.anything(),
    expect.objectContaining({ url: expect.stringContaining('/product/ww-200') }),
  ]);
  expect(JSON.stringify(home.news)).toContain('/product/w-130');
  const { productRelatedContentList } = parseOne(product, await documentBody(pool, 'de/product/ww-200'));
  expect(productRelatedContentList.map(({ slug }) => slug)).toEqual(['w-130']);
});

it('a link that came along can be edited like any other', async () => {
  const home = await context.payload.findGlobal({ slug: 'home-page', depth: 0 });
  expect(home.pageTeaserList?.[1]?.link.entry).toMatchObject({ relationTo: 'products' });
  const teasers = (home.pageTeaserList ?? []).toReversed();
  await context.payload.updateGlobal({ slug: 'home-page', data: { pageTeaserList: teasers, _status: 'published' } });
  expect((await publishChanges(context)).failed).toEqual([]);
  expect(JSON.stringify(await documentBody(pool, 'de/home-page'))).toContain('/product/ww-200');
});

it('rows of technical tables get ids; a key figure that says what a row says becomes that row, any other stays as typed', async () => {
  const keyFigures = async (site: 'de' | 'en') => parseOne(product, await documentBody(pool, `${site}/product/w-130`)).keyFigures;
  const typed = { label: 'Gewicht', value: '700\u00a0kg' };
  expect(await keyFigures('de')).toEqual([
    { label: 'Durchsatz', value: '3.200\u00a0kg/h' },
    { label: 'Vakuum', value: '95\u00a0%' },
    { ...typed, value: '650\u00a0kg' },
    typed,
  ]);
  expect((await keyFigures('en')).map(({ value }) => value)).toEqual(['3,200\u00a0kg/h', '95%', '650\u00a0kg', '701\u00a0kg']);

  for (const draft of [false, true]) {
    const { docs } = await context.payload.find({
      collection: 'products',
      where: { slug: { equals: 'w-130' } },
      draft,
      depth: 0,
    });
    const rows = docs[0]?.technicalDataTable?.groups.flatMap((group) => group.rows) ?? [];
    const ids = rows.map(({ id }) => id ?? '');
    expect(new Set(ids).size).toBe(5);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(docs[0]?.keyFigures?.map(({ figure, value }) => [figure, value])).toEqual([
      [`row/${ids[1]}`, null],
      [`row/${ids[2]}`, null],
      [null, '650 kg'],
      [null, '700 kg'],
    ]);
  }
});

it('pictures made by an older version without a part of today are made again', async () => {
  await pool.query("update vitrine.image_version set version = version - 'printSmall'");
  expect(await publishAll(context)).toMatchObject({ changed: [], failed: [] });
  const { rows } = await pool.query("select 1 from vitrine.image_version where version -> 'printSmall' is null");
  expect(rows).toEqual([]);
});
