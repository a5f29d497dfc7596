import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsState } from '@vitrine/release/assets/assets-state.ts';
import { countAssets } from '@vitrine/release/assets/missing-assets.ts';
import { type Catalogue, openCatalogue } from '@vitrine/release/fixture/catalogue.ts';
import { expectSoundRelease } from '@vitrine/release/fixture/release-checks.ts';
import { publishAll } from '@vitrine/release/publish.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublisher } from './publish-handler.ts';
import { lookAtAssets } from './watch-assets.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  const [video, turntable, file] = [await catalogue.add.video(), await catalogue.add.turntable(), await catalogue.add.file()];
  const sheet = await catalogue.payload.create({
    collection: 'downloads',
    data: { fileName: 'Datenblatt', file: file.id, languages: ['de', 'en'] },
  });
  await catalogue.add.product('ww-200', {
    threeDRenderings: [turntable.id],
    highlightList: [{ headline: 'Schneidsatz', videoList: [video.id] }],
    productDownloadsList: [sheet.id],
  });
  await publishAll(catalogue.context);
});
afterAll(() => catalogue.close());

const startPublisher = () => {
  const { pool, files, context, databaseUrl, folder } = catalogue;
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    VITRINE_DATA: folder,
  });
  return createPublisher({ environment, pool, files, log: context.log });
};

test('a worker that starts without the assets makes every file of the release again', async () => {
  const { pool, files, folder } = catalogue;
  await rm(join(folder, 'assets'), { recursive: true });
  const { named, missing } = await countAssets(pool, files);
  expect(missing).toBeGreaterThan(10);
  expect(await lookAtAssets(pool, files)).toBe(false);
  expect(await assetsState(pool)).toEqual({ named, present: named - missing });
  const publisher = startPublisher();
  try {
    await publisher.handler.run({});
    expect(await lookAtAssets(pool, files)).toBe(true);
    expect(await assetsState(pool)).toEqual({ named, present: named });
    await expectSoundRelease(pool, files);
    // Looking takes its time: it is done once, and with the files in place nothing is built.
    const { rows } = await pool.query('select max(id) as release from vitrine.release');
    await publisher.handler.run({});
    expect((await pool.query('select max(id) as release from vitrine.release')).rows).toEqual(rows);
  } finally {
    await publisher.close();
  }
});

test('a worker that starts with everything in place makes no release', async () => {
  const newest = async () => (await catalogue.pool.query('select max(id) as release from vitrine.release')).rows;
  const before = await newest();
  const publisher = startPublisher();
  try {
    await publisher.handler.run({});
    expect(await newest()).toEqual(before);
  } finally {
    await publisher.close();
  }
});
