import { applyDifference } from '@vitrine/contract/manifest-difference.ts';
import { createPool } from '@vitrine/server/database.ts';
import { testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { readDifference, readManifest } from './manifest/read-manifest.ts';
import { publishAll, publishChanges } from './publish.ts';
import { readRelease } from './read-release.ts';
import { EMPTY_SNAPSHOT } from './release-snapshot.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

/** Publishes a new machine; the number of its release. */
async function publish(slug: string): Promise<number> {
  await catalogue.add.product(slug);
  const { release } = await publishChanges(catalogue.context);
  if (release === null) throw new Error('nothing was published');
  return release;
}

/** Takes the newest release away, with all that tells of it, as a restore of the backup before it does. */
async function lose(release: number, former: number): Promise<void> {
  const { pool } = catalogue;
  await pool.query('delete from vitrine.release_entry where since = $1', [release]);
  await pool.query('update vitrine.release_entry set until = null where until = $1', [release]);
  await pool.query('delete from vitrine.release where id = $1', [release]);
  await pool.query("select setval(pg_get_serial_sequence('vitrine.release', 'id'), $1)", [former]);
}

test('after a restore no release has a number that was given before, and apps that know a lost one get a whole manifest', async () => {
  const { pool, context } = catalogue;
  await publishAll(context);
  const kept = await publish('ww-200');
  const before = await readManifest(pool, 'de', kept);
  const lost = await publish('k-550');
  const ofLost = await readRelease(pool, EMPTY_SNAPSHOT);
  await lose(lost, kept);
  const next = await publish('ks-120');
  expect(next).toBeGreaterThan(lost);
  const after = await readManifest(pool, 'de', next);
  const [held, whole] = [await readRelease(pool, ofLost), await readRelease(pool, EMPTY_SNAPSHOT)];
  expect([ofLost.releaseId, held.releaseId]).toEqual([lost, next]);
  expect(held.documents, 'a service that has the lost release in memory').toEqual(whole.documents);
  expect(await readDifference(pool, lost, after)).toBeNull();
  const difference = await readDifference(pool, kept, after);
  expect(difference && applyDifference(before, difference)).toEqual(after);
});

test('a new database gives no number that another one gave before it', async () => {
  const last = await publish('kw-90');
  const fresh = await testDatabase();
  const pool = createPool(fresh.url, 'test', 1);
  try {
    const numbers = [];
    for (let given = 0; given < 3; given++)
      numbers.push((await pool.query<{ id: number }>('select vitrine.next_release() as id')).rows[0]?.id ?? 0);
    expect(numbers[0]).toBeGreaterThan(last);
    expect(new Set(numbers).size).toBe(3);
  } finally {
    await pool.end();
    await fresh.drop();
  }
});
