import { searchIndexAnswer } from '@vitrine/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { editorText } from './fixture/every-block.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';
import { readRelease } from './read-release.ts';
import { EMPTY_SNAPSHOT } from './release-snapshot.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const index = async (site = 'de') =>
  searchIndexAnswer.parse(await documentBody(catalogue.pool, `${site}/search-index/_all`)).data;
const indexText = async () =>
  (await readRelease(catalogue.pool, EMPTY_SNAPSHOT)).documents.get('de/search-index/_all')?.identity.toString('utf8') ?? '';
const parts = async () =>
  Number((await catalogue.pool.query('select count(distinct xmin::text) as n from vitrine.search_part')).rows[0]?.n);

it('synonyms come and go with their release, each language has its own, and what did not change is left alone', async () => {
  const { payload } = catalogue;
  await publish();
  const synonym = await payload.create({
    collection: 'search-synonyms',
    data: { term: 'Knochensäge', words: ['Bandsäge'], languages: ['de'] },
  });
  await publish();
  expect((await index()).synonyms).toEqual([['Knochensäge', 'Bandsäge']]);
  expect((await index('en')).synonyms).toEqual([]);
  const before = await parts();
  const { built } = await publish();
  expect(built).toEqual([]);
  expect(await parts()).toBe(before);
  await payload.delete({ collection: 'search-synonyms', id: synonym.id });
  await publish();
  expect((await index()).synonyms).toEqual([]);
});

it('a release from scratch has the same search, in the order of canonical JSON', async () => {
  const { add } = catalogue;
  const machine = await add.product('ww-100');
  await add.application('rohwurst', { productOrProductLineList: [{ relationTo: 'products', value: machine.id }] });
  await publish();
  const before = await index();
  await catalogue.payload.update({
    collection: 'products',
    id: machine.id,
    data: { productKind: 'Bandsäge', _status: 'published' },
  });
  await publish();
  expect(await index()).not.toEqual(before);
  const text = await indexText();
  expect(text).toBe(canonicalJson(JSON.parse(text)));
  // Not a byte, so there is no release.
  expect((await publishAll(catalogue.context)).release).toBeNull();
});

it('the files of its hits are listed by the documents that show them, and not once more', async () => {
  await catalogue.add.product('ww-150');
  await publish();
  const { rows } = await catalogue.pool.query(
    `select a.url from vitrine.release_asset a join vitrine.release_entry e using (hash) where e.path = 'search-index/_all'`,
  );
  expect(rows).toEqual([]);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('the privacy policy is found, though it is no page of the catalogue', async () => {
  await catalogue.payload.updateGlobal({
    slug: 'privacy-policy',
    locale: 'de',
    data: { headline: 'Datenschutzerklärung', copy: editorText('https://www.varnholt.example/recht'), _status: 'published' },
  });
  await publish();
  const policy = (await index()).entries.find(({ id }) => id === 'privacy-policy');
  expect(policy).toMatchObject({ kind: 'page', title: 'Datenschutzerklärung', link: '/privacy' });
});

it('a machine has the picture of a tile, and the one that offline mode keeps', async () => {
  await catalogue.add.product('ww-200');
  await publish();
  const machine = (await index()).entries.find(({ id }) => id === 'machine/ww-200');
  // As the page of the machine lists them.
  const listed = async (url: unknown, which: string) =>
    (await catalogue.pool.query(`select from vitrine.release_asset where url = $1 ${which}`, [url])).rowCount;
  expect(await listed(machine?.image, '')).toBeGreaterThan(0);
  expect(await listed(machine?.imageOffline, 'and is_offline')).toBeGreaterThan(0);
});
