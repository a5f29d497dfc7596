import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { publishChanges } from './publish.ts';

let catalogue: Catalogue;
let all: number;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add.product('ww-200');
  await catalogue.add.product('ks-120');
  await live('before', 'now()');
  all = (await publish('before')).length;
});
afterAll(() => catalogue.close());

const live = (fingerprint: string, seenAt: string) =>
  catalogue.pool.query(
    `insert into vitrine.worker (id, browser, fingerprint, seen_at) values ($1, 'ready', $1, ${seenAt})
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [fingerprint],
  );
/** What a worker of this version builds when it makes a release. */
async function publish(fingerprint: string): Promise<string[]> {
  const { built } = await publishChanges({ ...catalogue.context, fingerprint });
  return built.map(({ site, path }) => `${site}/${path}`).sort();
}
async function edit(slug: string) {
  const { docs } = await catalogue.payload.find({ collection: 'products', where: { slug: { equals: slug } } });
  await catalogue.payload.update({
    collection: 'products',
    id: docs[0]?.id ?? '',
    data: { productSubline: `Stand ${Date.now()}`, _status: 'published' },
  });
}
const waitingJobs = async () => (await catalogue.pool.query("select 1 from graphile_worker.jobs where key = 'publish'")).rowCount;

test('the newer version builds everything once; then the two build in turn what changed, and nothing else', async () => {
  expect(all).toBeGreaterThan(10);
  await live('after', 'now()');
  expect(await publish('after')).toHaveLength(all);
  expect(await publish('before')).toEqual([]);
  expect(await publish('after')).toEqual([]);
  for (const slug of ['ww-200', 'ks-120']) {
    await edit(slug);
    await catalogue.pool.query("select graphile_worker.remove_job('publish')");
    const pages = [`de/product/${slug}`, `en/product/${slug}`];
    const older = await publish('before');
    expect(older).toEqual(expect.arrayContaining(pages));
    expect(older.length).toBeLessThan(all / 2);
    // The newer one is called for, and builds the same anew.
    expect(await waitingJobs()).toBe(1);
    expect(await publish('after')).toEqual(older);
    expect(await publish('before')).toEqual([]);
    expect(await publish('after')).toEqual([]);
  }
});

test('after a rollback the older version builds everything once no worker of the newer one lives', async () => {
  await live('after', "now() - interval '1 minute'");
  expect(await publish('before')).toHaveLength(all);
  expect(await publish('before')).toEqual([]);
});
