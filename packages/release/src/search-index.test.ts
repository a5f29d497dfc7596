import { searchIndexAnswer } from '@vitrine/contract/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { editorText } from './fixture/every-block.ts';
import { documentBody } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const index = async (site = 'de') =>
  searchIndexAnswer.parse(await documentBody(catalogue.pool, `${site}/search-index/_all`)).data;
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

it('a release from scratch has the same search', async () => {
  await publish();
  const before = await index();
  expect((await publishAll(catalogue.context)).changed).toEqual([]);
  expect(await index()).toEqual(before);
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
  const { rows } = await catalogue.pool.query(
    'select distinct url, is_offline from vitrine.release_asset where url = any($1) order by is_offline',
    [[machine?.image, machine?.imageOffline]],
  );
  expect(rows).toEqual([
    { url: machine?.image, is_offline: false },
    { url: machine?.imageOffline, is_offline: true },
  ]);
});
