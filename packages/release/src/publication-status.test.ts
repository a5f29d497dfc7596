import { addToPlace } from '@vitrine/content-model/publication-status/add-place.ts';
import { publicationStatusEndpoints } from '@vitrine/content-model/publication-status/endpoints.ts';
import { placesOf } from '@vitrine/content-model/publication-status/places.ts';
import { type PlaceKind, publicationStatus } from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
let editor: TypedUser;
let req: PayloadRequest;
beforeAll(async () => {
  catalogue = await openCatalogue();
  const data = { email: 'editor@vitrine.example', name: 'Else', password: 'correct horse battery', roles: ['editor' as const] };
  editor = { ...(await catalogue.payload.create({ collection: 'staff', data })), collection: 'staff' };
  req = await createLocalReq({ user: editor }, catalogue.payload);
});
afterAll(() => catalogue.close());

/** What the admin is told of a record beside its form. */
async function publicationStatusOf(collection: string, id: string) {
  const endpoint = publicationStatusEndpoints.find(({ method }) => method === 'get');
  const asked = await createLocalReq({ user: editor }, catalogue.payload);
  const searchParams = new URLSearchParams({ collection, id });
  return publicationStatus.parse(await (await endpoint?.handler(Object.assign(asked, { searchParams })))?.json());
}
const stateOf = async (id: string) => (await publicationStatusOf('products', id)).release;

/** As a request of its own, which one window of the admin is. */
const put = async (place: PlaceKind, id: string) =>
  addToPlace(await createLocalReq({ user: editor }, catalogue.payload), place, 'products', id);

test('an edit is pending until a release has it, which says since when; what could not be published says why', async () => {
  const { add, payload, files, context } = catalogue;
  const draft = await add.product('entwurf', { _status: 'draft' });
  const image = await add.image('verloren.png');
  const machine = await add.product('k-120', { productImage: image.id });
  expect(await stateOf(machine.id)).toEqual({ state: 'waiting', since: null, problems: [] });
  await publishAll(context);
  const { rows } = await catalogue.pool.query<{ created_at: Date }>(
    'select created_at from vitrine.release order by id desc limit 1',
  );
  expect(await stateOf(machine.id)).toEqual({ state: 'shown', since: rows[0]?.created_at.toISOString(), problems: [] });
  expect(await stateOf(draft.id)).toEqual({ state: 'absent', since: null, problems: [] });

  // A menu that leads to it changes later: the page itself is as old as it was.
  const item = await add.menuItem('K 120', machine.id);
  await publishChanges(context);
  expect(await stateOf(machine.id)).toMatchObject({ state: 'shown', since: rows[0]?.created_at.toISOString() });
  await payload.delete({ collection: 'navigation', id: item.id });

  // The page of another record is none of this one's business.
  const lost = await add.image('weg.png');
  await files.remove(`media/images/${lost.filename}`);
  const save = (data: object) =>
    payload.update({ collection: 'products', id: machine.id, data: { ...data, _status: 'published' } });
  const other = await add.product('k-330');
  await save({ productImage: lost.id });
  await publishChanges(context);
  expect(await stateOf(machine.id)).toMatchObject({
    state: 'failed',
    problems: [{ reason: 'Die Datei fehlt. Bitte laden Sie sie neu hoch.', cause: { title: 'Bild „weg.png“' } }],
  });
  expect((await stateOf(other.id)).state).toBe('shown');
  await save({ productImage: image.id });
  await publishChanges(context);
  expect((await stateOf(machine.id)).state).toBe('shown');
});

test('only a page of its own puts a machine into the app: no menu that names it, and no page that it was part of', async () => {
  const { add, payload, context } = catalogue;
  const shown = await add.product('k-700');
  const draft = await add.product('k-750', { _status: 'draft' });
  await add.menuItem('K 700', shown.id);
  await add.menuItem('K 750', draft.id);
  expect(await publicationStatusOf('products', shown.id)).toMatchObject({ release: { state: 'waiting' }, page: null });
  await publishChanges(context);
  expect(await publicationStatusOf('products', draft.id)).toMatchObject({ release: { state: 'absent' }, page: null });
  expect(await publicationStatusOf('products', shown.id)).toMatchObject({ release: { state: 'shown' }, page: '/product/k-700' });

  await payload.update({ collection: 'products', id: shown.id, data: { _status: 'draft' } });
  expect((await publicationStatusOf('products', shown.id)).page, 'nothing leads to what was just withdrawn').toBeNull();
  await publishChanges(context);
  expect(await publicationStatusOf('products', shown.id)).toMatchObject({ release: { state: 'absent' }, page: null });

  await payload.update({ collection: 'products', id: shown.id, data: { _status: 'published' } });
  await publishChanges(context);
  await payload.update({ collection: 'products', id: shown.id, data: { productSubline: 'Neu.', _status: 'published' } });
  const waiting = await publicationStatusOf('products', shown.id);
  expect(waiting, 'while an edit waits its page is there as it was').toMatchObject({
    release: { state: 'waiting' },
    page: '/product/k-700',
  });
});

test('a record of another kind than machines has its own page', async () => {
  const { payload, add, context } = catalogue;
  const introImage = (await add.image()).id;
  const data = {
    slug: 'fueller',
    title: 'Füller',
    introImage,
    productType: 'emulsifiers' as const,
    _status: 'published' as const,
  };
  const { id } = await payload.create({ collection: 'product-overviews', data });
  await publishChanges(context);
  expect(await publicationStatusOf('product-overviews', id)).toMatchObject({
    release: { state: 'shown' },
    page: '/product-overview/fueller',
  });
});

test('a machine that cannot be found is put into the menu and the overview where its sisters are', async () => {
  const { add, payload, context } = catalogue;
  const type = { productType: 'cutters' as const };
  const sister = await add.product('k-500', type);
  const machine = await add.product('k-550', type);
  const english = { title: 'Bowl cutter K 550', productKind: 'Bowl cutter', productSubline: 'Cuts.' };
  await payload.update({ collection: 'products', id: machine.id, locale: 'en', data: english });
  const heading = await payload.create({ collection: 'navigation', data: { name: 'Kutter', linkType: 'none' } });
  await add.menuItem('K 500', sister.id, heading.id);
  const image = (await add.image()).id;
  const overview = await payload.create({
    collection: 'product-overviews',
    data: { ...type, slug: 'kutter', title: 'Kutter', introImage: image, productList: [sister.id], _status: 'published' },
  });
  expect(await placesOf(req, 'products', machine.id)).toEqual([
    { kind: 'menu', found: [], offer: { into: { title: 'Kutter', href: `/admin/collections/navigation/${heading.id}` } } },
    {
      kind: 'overview',
      found: [],
      offer: { into: { title: 'Kutter', href: `/admin/collections/product-overviews/${overview.id}` } },
    },
  ]);

  // A draft of the overview is not published along.
  const edit = (data: object, draft: boolean) =>
    payload.update({ collection: 'product-overviews', id: overview.id, data, draft });
  await edit({ title: 'Unfertig', _status: 'draft' }, true);
  expect(await put('overview', machine.id)).toBe('draft');
  await edit({ title: 'Kutter', _status: 'published' }, false);
  // Clicked twice, in two windows at once, it is there once.
  const clicks = (['menu', 'overview', 'menu', 'overview'] as const).map(async (place) => put(place, machine.id));
  expect(await Promise.all(clicks)).toEqual(['added', 'added', 'added', 'added']);
  expect(await put('menu', machine.id)).toBe('added');

  const [menu, inOverview] = await placesOf(req, 'products', machine.id);
  expect(menu).toMatchObject({ found: [{ title: 'K-550' }], offer: null });
  expect(await payload.findByID({ collection: 'product-overviews', id: overview.id, depth: 0 })).toMatchObject({
    productList: [sister.id, machine.id],
  });
  expect(inOverview).toMatchObject({ found: [{ title: 'Kutter' }], offer: null });
  const { docs } = await payload.find({
    collection: 'navigation',
    where: { parent: { equals: heading.id } },
    sort: '_order',
    depth: 0,
  });
  expect(docs.map(({ name, pdfName, pdfKind }) => [name, pdfName, pdfKind])).toEqual([
    ['K 500', 'K 500', 'Produkt'],
    ['K-550', 'Winkelwolf K-550', 'Produkt'],
  ]);
  // Also where its sisters are in no English document.
  const inEnglish = await payload.findByID({ collection: 'navigation', id: String(docs[1]?.id), locale: 'en' });
  expect(inEnglish).toMatchObject({ name: 'K-550', kind: 'Bowl cutter' });
  expect((await publishChanges(context)).failed).toEqual([]);
  expect(JSON.stringify(await documentBody(catalogue.pool, 'de/navigation/_all'))).toContain('/product/k-550');
});

test('of two machines that are put into an overview at once none is lost', async () => {
  const { add, payload } = catalogue;
  const type = { productType: 'mixers' as const };
  const machines = [(await add.product('m-100', type)).id, (await add.product('m-200', type)).id];
  const introImage = (await add.image()).id;
  const data = { ...type, slug: 'mischer', title: 'Mischer', introImage, _status: 'published' as const };
  const { id } = await payload.create({ collection: 'product-overviews', data });
  expect(await Promise.all(machines.map((machine) => put('overview', machine)))).toEqual(['added', 'added']);
  const { productList } = await payload.findByID({ collection: 'product-overviews', id, depth: 0 });
  expect([...(productList ?? [])].sort()).toEqual([...machines].sort());
});

test('a grinder belongs to the table of its series', async () => {
  const { add, payload } = catalogue;
  const type = { productType: 'grinders' as const };
  const machine = await add.product('ww-300', { ...type, productTypeName: 'WW 300' });
  const odd = await add.product('x-300', { ...type, productTypeName: 'X 300' });
  const introImage = (await add.image()).id;
  const data = { ...type, slug: 'woelfe', title: 'Wölfe', introImage, _status: 'published' as const };
  const { id } = await payload.create({ collection: 'product-overviews', data });
  expect(await put('overview', machine.id)).toBe('added');
  expect(await put('overview', odd.id)).toBe('gone');
  const overview = await payload.findByID({ collection: 'product-overviews', id, depth: 0 });
  expect(overview).toMatchObject({ productListWw: [machine.id], productListW: [] });
});

test('what has no page has no place', async () => {
  const image = await catalogue.add.image();
  expect(await placesOf(req, 'images', image.id)).toEqual([]);
  expect(await addToPlace(req, 'menu', 'images', image.id)).toBe('gone');
});
