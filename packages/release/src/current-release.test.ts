import { setTimeout as sleep } from 'node:timers/promises';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { product } from '@vitrine/contract/products.ts';
import { documentSchema, parseMany } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CurrentRelease, openRelease } from './current-release.ts';
import { findResources } from './find-resources.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { pruneReleases } from './prune.ts';
import { publishChanges } from './publish.ts';
import { documentKey } from './release-snapshot.ts';

let catalogue: Catalogue;
let current: CurrentRelease;
let machine: { id: string };
beforeAll(async () => {
  catalogue = await openCatalogue();
  const { databaseUrl, log } = catalogue;
  // The poll is out of the way: what is seen here came by NOTIFY.
  current = await openRelease({ databaseUrl, log, pollMs: 3_600_000 });
  expect(current.state()).toEqual({ ok: false, state: 'no release yet' });
  machine = await catalogue.add.product('ww-200');
  const group = await catalogue.payload.create({ collection: 'navigation', data: { name: 'Maschinen', linkType: 'none' } });
  await catalogue.add.menuItem('WW 200', machine.id, group.id);
  await publishChanges(catalogue.context);
});
afterAll(async () => {
  await current.close();
  await catalogue.close();
});

const publish = () => publishChanges(catalogue.context);
const rename = (id: string, title: string) =>
  catalogue.payload.update({ collection: 'products', id, data: { title, _status: 'published' } });
async function until(what: () => boolean, ms = 20_000) {
  for (const end = Date.now() + ms; !what(); await sleep(5)) if (Date.now() > end) throw new Error('did not happen in time');
}
const text = (path: string) => current.get('de', path)?.identity.toString('utf8') ?? '';

describe('the current release', () => {
  it('is in memory once it is published, and its listeners are notified', async () => {
    await until(() => text('product/ww-200') !== '');
    const seen: number[] = [];
    const off = current.on('change', (id) => seen.push(id));
    await rename(machine.id, 'Neuer Titel');
    const { release } = await publish();
    await until(() => text('product/ww-200').includes('Neuer Titel'));
    expect(seen).toEqual([release]);
    expect(current.releaseId).toBe(release);
    expect(current.list('en')).toContain('product/ww-200');
    expect(current.state().ok).toBe(true);
    off();
  });

  it('follows removals, and rereads after its connections were cut', async () => {
    const { add, pool, payload } = catalogue;
    const record = await add.product('k-120');
    await publish();
    await until(() => text('product/k-120') !== '');
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vitrine release%'");
    await payload.delete({ collection: 'products', id: record.id });
    await publish();
    await until(() => text('product/k-120') === '');
    await rename(machine.id, 'Nach dem Abbruch');
    await publish();
    await until(() => text('product/ww-200').includes('Nach dem Abbruch'));
  });

  it('never shows two documents of different releases', async () => {
    const shared = await catalogue.add.advantage('Stand 0');
    for (const slug of ['m-1', 'm-2']) await catalogue.add.product(slug, { productAdvantageList: [shared.id] });
    await publish();
    await until(() => text('product/m-2').includes('Stand'));
    let mixed = 0;
    const looked = setInterval(() => {
      const { documents } = current.snapshot;
      const stand = (path: string) =>
        /Stand \d+/.exec(documents.get(documentKey('de', path))?.identity.toString('utf8') ?? '')?.[0];
      if (stand('product/m-1') !== stand('product/m-2')) mixed++;
    }, 1);
    // Releases are made while edits go on, until there are enough: which of the two is quicker depends on the machine.
    let editing = true;
    let made = 0;
    const publishing = (async () => {
      while (editing) if ((await publish()).release) made++;
    })();
    let edits = 0;
    while (edits < 15 || made < 10) {
      edits++;
      await catalogue.payload.update({
        collection: 'advantages',
        id: shared.id,
        data: { title: `Stand ${edits}`, _status: 'published' },
      });
    }
    editing = false;
    await publishing;
    await publish();
    await until(() => text('product/m-1').includes(`Stand ${edits}`));
    clearInterval(looked);
    expect(mixed).toBe(0);

    const { rows } = await catalogue.pool.query(
      `select r.id, count(distinct substring(convert_from(b.identity, 'UTF8') from 'Stand \\d+')) as states
       from vitrine.release r
       join vitrine.release_entry e on e.since <= r.id and (e.until is null or e.until > r.id)
       join vitrine.release_blob b on b.hash = e.hash
       where e.path in ('product/m-1', 'product/m-2') group by r.id`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.states !== 1)).toEqual([]);
  });

  it('loads an existing release when opened, with the poll alone to notice new ones', async () => {
    const { databaseUrl, log, pool } = catalogue;
    const late = await openRelease({ databaseUrl, log, pollMs: 50 });
    expect([...late.snapshot.documents.keys()].sort()).toEqual([...current.snapshot.documents.keys()].sort());
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine listener for releases'",
    );
    await rename(machine.id, 'Durch Nachsehen');
    await publish();
    await until(
      () => late.releaseId === current.releaseId && (late.get('de', 'product/ww-200')?.identity.includes('Nachsehen') ?? false),
    );
    await late.close();
  });
});

describe('many publishers', () => {
  it('take turns, and no change is lost', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push((await catalogue.add.product(`turn-${i}`)).id);
    await Promise.all(ids.flatMap((id, i) => [rename(id, `Runde ${i}`).then(publish), publish()]));
    await publish();
    await until(() => ids.every((_, i) => text(`product/turn-${i}`).includes(`Runde ${i}`)));
    expect((await catalogue.pool.query('select count(*) as n from vitrine.change')).rows).toEqual([{ n: 0 }]);
  });

  it('leave alone what was committed after they looked', async () => {
    const { pool } = catalogue;
    const late = await pool.connect();
    await late.query('begin');
    await late.query("insert into vitrine.change (collection, record_id) values ('products', $1)", [machine.id]);
    await rename(machine.id, 'Vor dem Nachzügler');
    expect((await publish()).changes).toBe(1);
    await late.query('commit');
    late.release();
    expect((await publish()).changes).toBe(1);
  });
});

describe('old releases', () => {
  it('stay readable until they are pruned; the current one stays', async () => {
    const { pool } = catalogue;
    await rename(machine.id, 'Der letzte Titel');
    await publish();
    await pruneReleases(pool);
    const count = async () =>
      (await pool.query('select count(*) as n from vitrine.release_entry where until is not null')).rows[0].n;
    expect(await count()).toBeGreaterThan(0);
    await pool.query("update vitrine.release set created_at = now() - interval '31 days'");
    expect((await pruneReleases(pool)).releases).toBeGreaterThan(0);
    expect(await count()).toBe(0);
    await until(() => text('product/ww-200').includes('Der letzte Titel'));
    const again = await openRelease({ databaseUrl: catalogue.databaseUrl, log: catalogue.log });
    expect([...again.snapshot.documents.keys()].sort()).toEqual([...current.snapshot.documents.keys()].sort());
    await again.close();
  });
});

describe('findResources', () => {
  const find = (type: string, filters: Record<string, string>) => findResources(current.snapshot, 'de', type, filters);

  it('finds by slug, link and id, with what is referred to and nothing else', () => {
    const bySlug = find('product', { slug: 'ww-200' });
    expect(documentSchema(product, true).safeParse(bySlug).error).toBeUndefined();
    expect(parseMany(product, bySlug)).toMatchObject([{ slug: 'ww-200' }]);

    const byLink = find('navigation-item', { link: '/product/ww-200' });
    expect(documentSchema(navigationItem, true).safeParse(byLink).error).toBeUndefined();
    const [item] = parseMany(navigationItem, byLink);
    expect(item).toMatchObject({ name: 'WW\u00a0200', parent: { name: 'Maschinen', level: '1' }, level: '2' });
    expect(byLink.included).toHaveLength(1);
    expect(find('navigation-item', { id: item?.id ?? '' }).data).toHaveLength(1);
    expect(find('advantage-category', {}).data).toHaveLength(1);
  });

  it('answers an empty list for what is not there or cannot be asked', () => {
    const nothing = { data: [], included: [] };
    expect(find('product', { slug: 'no-such' })).toEqual(nothing);
    expect(find('product', { slug: '../site/_all' })).toEqual(nothing);
    expect(find('navigation-item', { link: '/' })).toEqual(nothing);
    expect(find('product', {})).toEqual(nothing);
    expect(find('product', { title: 'x' })).toEqual(nothing);
    expect(find('account', {})).toEqual(nothing);
    expect(find('constructor', {})).toEqual(nothing);
  });
});
