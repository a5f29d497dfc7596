import { mediaCategoriesAnswer, mediaItem, WHOLE_FILTER_ITEM_ID } from '@vitrine/contract/media-library.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { addFilter, addMediaItem } from './fixture/world.ts';
import { nextMediaLibrary, readMediaLibrary } from './media-library.ts';
import { publishAll, publishChanges } from './publish.ts';
import { readRelease } from './read-release.ts';
import { EMPTY_SNAPSHOT } from './release-snapshot.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const publish = () => publishChanges(catalogue.context);
const library = async (site: Language = 'de') => readMediaLibrary(await readRelease(catalogue.pool, EMPTY_SNAPSHOT), site);
const items = async () => (await library()).items.map(({ json }) => mediaItem.parse(JSON.parse(json.toString('utf8'))));
const categories = async (site = 'de') =>
  mediaCategoriesAnswer.parse(await documentBody(catalogue.pool, `${site}/media-library/categories`)).data;

it('an empty library answers empty data', async () => {
  await publish();
  expect(await items()).toEqual([]);
  expect(await categories()).toEqual({});
});

it('filters are a tree of two levels by the identifier of their category; one has the id of the specification', async () => {
  const { payload } = catalogue;
  const add = (title: string) => payload.create({ collection: 'media-filter-categories', data: { title, identifier: '' } });
  const [topic, machine] = [await add('Thema & Anlass'), await add('Maschine')];
  const grinders = await addFilter(catalogue, 'Wölfe', machine.id);
  const angle = await addFilter(catalogue, 'Winkelwölfe', machine.id, { parent: grinders.id });
  const fairs = await addFilter(catalogue, 'Messen', topic.id, { isWhole: true });
  await payload.update({ collection: 'media-filters', id: grinders.id, locale: 'en', data: { title: 'Grinders' } });
  await addMediaItem(catalogue, 'Schnecke', { categories: [angle.id, fairs.id] });
  await publish();
  expect(await categories()).toEqual({
    'thema-anlass': {
      identifier: 'thema-anlass',
      position: 0,
      title: 'Thema & Anlass',
      items: [{ id: WHOLE_FILTER_ITEM_ID, title: 'Messen', children: [] }],
    },
    maschine: {
      identifier: 'maschine',
      position: 1,
      title: 'Maschine',
      items: [{ id: grinders.id, title: 'Wölfe', children: [{ id: angle.id, title: 'Winkelwölfe' }] }],
    },
  });
  expect((await categories('en')).maschine?.items[0]?.title).toBe('Grinders');
  expect((await items())[0]?.categories).toEqual([angle.id, '208358']);

  await payload.update({ collection: 'media-filters', id: fairs.id, data: { isWhole: false } });
  await publish();
  expect((await items())[0]?.categories).toEqual([angle.id, fairs.id]);
});

it('a picture has its original, its previews and their sources; a video its largest version and its still', async () => {
  const video = await catalogue.add.video();
  await addMediaItem(catalogue, 'Linie', {
    type: 'video',
    video: video.id,
    link: 'https://www.varnholt.example',
    linkText: 'Zur Linie',
    linkTarget: '_self',
  });
  await addMediaItem(catalogue, 'Entwurf', { _status: 'draft' });
  expect((await publish()).failed).toEqual([]);
  const [picture, moving, ...others] = await items();
  expect(others).toEqual([]);
  if (picture?.type !== 'image' || moving?.type !== 'video') throw new Error('types');
  expect(picture).toMatchObject({ title: 'Schnecke', description: null, link: null, linkText: null, linkTarget: null });
  expect(picture.image).toMatchObject({ extension: 'png', width: 48, height: 36 });
  expect(picture.image.original).toMatch(/^\/assets\/.+\.png$/);
  expect(picture.image.previews.autoPreview).not.toBe(picture.image.previews.thumbnailPreview);
  expect(picture.image.srcset.thumbnail['400']).toBe(picture.image.previews.thumbnailPreview);
  expect(Object.keys(picture.image.srcset.auto)).toEqual(['400', '800', '1600']);
  expect(moving).toMatchObject({ link: 'https://www.varnholt.example', linkText: 'Zur Linie', linkTarget: '_self' });
  expect(moving.video).toMatchObject({ type: 'video/mp4', extension: 'mp4', width: 960, height: 540 });
  expect(moving.video.duration).toBeCloseTo(6, 1);
  expect(moving.video.thumbnail?.previews.bigVideoPreview).toMatch(/^\/assets\//);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

const idOf = async (title: string) => {
  const { docs } = await catalogue.payload.find({ collection: 'media-items', where: { title: { equals: title } } });
  return docs[0]?.id ?? '';
};

it('an edit of one item builds that item for both sites and nothing else; from scratch it is the same', async () => {
  const id = await idOf('Schnecke');
  const before = await library();
  await catalogue.payload.update({
    collection: 'media-items',
    id,
    data: { title: 'Förderschnecke', _status: 'published' },
  });
  const { built, changed } = await publish();
  const paths = [`de/media-item/${id}`, `en/media-item/${id}`];
  expect(built.map(({ site, path }) => `${site}/${path}`).sort()).toEqual(paths);
  expect(changed).toEqual(built);
  const after = await library();
  expect(after.version).not.toBe(before.version);
  expect(after.items.map(({ title }) => stripSoftHyphens(title))).toEqual(['Förderschnecke', 'Linie']);
  const again = await publishAll(catalogue.context);
  expect(again).toMatchObject({ changed: [], removed: [], failed: [] });
  expect((await library()).version).toBe(after.version);
});

it('a new item, a moved one and one that is withdrawn change the list and cost one item each', async () => {
  const added = await addMediaItem(catalogue, 'Messer');
  expect((await publish()).built.map(({ path }) => path)).toEqual([`media-item/${added.id}`, `media-item/${added.id}`]);
  const titles = async () => (await library()).items.map(({ title }) => stripSoftHyphens(title));
  expect(await titles()).toEqual(['Förderschnecke', 'Linie', 'Messer']);

  const [first] = (await catalogue.payload.find({ collection: 'media-items', sort: '_order', limit: 1 })).docs;
  await catalogue.payload.update({
    collection: 'media-items',
    id: added.id,
    data: { _order: `${first?._order}0`, _status: 'published' },
  });
  expect((await publish()).built).toHaveLength(2);
  expect(await titles()).toEqual(['Förderschnecke', 'Messer', 'Linie']);

  await catalogue.payload.delete({ collection: 'media-items', id: added.id });
  expect((await publish()).removed).toHaveLength(2);
  expect(await titles()).toEqual(['Förderschnecke', 'Linie']);
});

it('the library stays the same object while other documents change', async () => {
  const before = await readRelease(catalogue.pool, EMPTY_SNAPSHOT);
  const former = readMediaLibrary(before, 'de');
  await catalogue.payload.create({
    collection: 'search-synonyms',
    data: { term: 'Schnecke', words: ['Förderer'], languages: ['de'] },
  });
  await publish();
  const snapshot = await readRelease(catalogue.pool, before);
  expect(snapshot.since).toMatchObject({ releaseId: before.releaseId });
  expect(nextMediaLibrary(former, { before, snapshot, site: 'de' })).toBe(former);
  expect(readMediaLibrary(EMPTY_SNAPSHOT, 'de').items).toEqual([]);
});
