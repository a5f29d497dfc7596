import type { PayloadRequest, Where } from 'payload';
import { isPageCollection, type PageCollection } from '../fields/page-routes.ts';
import type { Product } from '../payload-types.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { asReader, idOf, listOf, menuPlace, productOf } from './places.ts';
import type { PlaceKind, PlaceOutcome } from './standing-contract.ts';

/** The overview of a machine's type. */
async function overviewFor(req: PayloadRequest, product: Product) {
  if (!product.productType) return null;
  const where = { productType: { equals: product.productType } };
  const { docs } = await req.payload.find({ collection: 'product-overviews', where, limit: 1, ...asReader(req) });
  return docs[0] ?? null;
}

/** Adds a machine to the overview of its type, as its last; not where the overview has a draft, which would be published with it. */
async function addToOverview(req: PayloadRequest, id: string): Promise<PlaceOutcome> {
  const product = await productOf(req, id);
  const overview = product && (await overviewFor(req, product));
  const list = product && listOf(product);
  if (!overview || !list) return 'gone';
  const latest = await req.payload.findByID({ collection: 'product-overviews', id: overview.id, draft: true, ...asReader(req) });
  if (latest._status !== 'published') return 'draft';
  const listed = (latest[list] ?? []).flatMap((reference) => idOf(reference) ?? []);
  if (listed.includes(id)) return 'added';
  await req.payload.update({
    collection: 'product-overviews',
    id: overview.id,
    data: { [list]: [...listed, id], _status: 'published' },
    ...asReader(req),
  });
  return 'added';
}

const namesOf = (record: object, language: 'de' | 'en') => {
  const text = (name: string) => {
    const value = new Map<string, unknown>(Object.entries(record)).get(name);
    const own =
      typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(language) : value;
    return typeof own === 'string' ? own : '';
  };
  const title = text('title') || text('headline');
  return { name: text('productTypeName') || title, kind: text('productKind'), pdfName: title };
};

const namesOfSister = (sister: object, language: 'de' | 'en') => {
  const kinds = 'pdfKind' in sister ? sister.pdfKind : null;
  const own = typeof kinds === 'object' && kinds !== null ? new Map<string, unknown>(Object.entries(kinds)).get(language) : kinds;
  return { pdfKind: typeof own === 'string' ? own : '' };
};

/** Adds a menu entry that leads to the page, as the last below the one where its sisters are; in both languages. */
async function addToMenu(req: PayloadRequest, collection: PageCollection, id: string): Promise<PlaceOutcome> {
  const { found, offer } = await menuPlace(req, collection, id);
  if (found.length > 0) return 'added';
  const parent = offer?.into.href.split('/').at(-1);
  if (parent === undefined) return 'gone';
  const sisterWhere: Where = { and: [{ parent: { equals: parent } }, { linkType: { equals: 'entry' } }] };
  const options = { req, user: req.user, overrideAccess: false, depth: 0 } as const;
  const { docs } = await req.payload.find({ collection: 'navigation', where: sisterWhere, limit: 1, locale: 'all', ...options });
  const record: object = await req.payload.findByID({ collection, id, draft: true, locale: 'all', ...options });
  const wordsIn = (language: 'de' | 'en') => {
    const { pdfKind } = docs[0] ? namesOfSister(docs[0], language) : { pdfKind: '' };
    const { name, kind, pdfName } = namesOf(record, language);
    return { name, kind, pdfName: pdfKind ? pdfName : '', pdfKind };
  };
  const preview = 'previewImage' in record && typeof record.previewImage === 'string' ? record.previewImage : null;
  const created = await req.payload.create({
    collection: 'navigation',
    data: { ...wordsIn('de'), parent, linkType: 'entry', entry: { relationTo: collection, value: id }, image: preview },
    locale: 'de',
    ...options,
  });
  const english = wordsIn('en');
  if (english.name && english.pdfName) {
    await req.payload.update({ collection: 'navigation', id: created.id, data: english, locale: 'en', ...options });
  }
  return 'added';
}

/** Puts the page of a record into the menu or the overview where its sisters are; where it is already it is not put again. */
export const addToPlace = (req: PayloadRequest, place: PlaceKind, collection: string, id: string): Promise<PlaceOutcome> =>
  oneAtATime(req, async () => {
    if (place === 'menu') return isPageCollection(collection) ? addToMenu(req, collection, id) : 'gone';
    return collection === 'products' ? addToOverview(req, id) : 'gone';
  });
