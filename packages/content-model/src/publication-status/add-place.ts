import type { PageCollection } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { PayloadRequest, Where } from 'payload';
import { isPageCollection } from '../fields/page-collections.ts';
import type { Product } from '../payload-types.ts';
import { valueAt } from '../records/value-at.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { asReader, idOf, listOf, menuPlace, productOf } from './places.ts';
import type { PlaceKind, PlaceOutcome } from './publication-status-contract.ts';

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

/** A text of a record that was read in all languages; '' where there is none. */
function textIn(record: object, name: string, language: Language): string {
  const value = valueAt(record, name);
  const text = typeof value === 'object' ? valueAt(value, language) : value;
  return typeof text === 'string' ? text : '';
}

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
  const titleIn = (language: Language) => textIn(record, 'title', language) || textIn(record, 'headline', language);
  const wordsIn = (language: Language) => {
    const title = titleIn(language);
    const pdfKind = docs[0] ? textIn(docs[0], 'pdfKind', language) : '';
    return {
      name: textIn(record, 'productTypeName', language) || title,
      kind: textIn(record, 'productKind', language),
      pdfName: pdfKind ? title : '',
      pdfKind,
    };
  };
  const preview = 'previewImage' in record && typeof record.previewImage === 'string' ? record.previewImage : null;
  const created = await req.payload.create({
    collection: 'navigation',
    data: { ...wordsIn('de'), parent, linkType: 'entry', entry: { relationTo: collection, value: id }, image: preview },
    locale: 'de',
    ...options,
  });
  // Where nobody has translated the page, the German words stand in for all of them.
  if (titleIn('en')) {
    await req.payload.update({ collection: 'navigation', id: created.id, data: wordsIn('en'), locale: 'en', ...options });
  }
  return 'added';
}

/** Puts the page of a record into the menu or the overview where its sisters are; where it is already it is not put again. */
export const addToPlace = (req: PayloadRequest, place: PlaceKind, collection: string, id: string): Promise<PlaceOutcome> =>
  oneAtATime(req, async () => {
    if (place === 'menu') return isPageCollection(collection) ? addToMenu(req, collection, id) : 'gone';
    return collection === 'products' ? addToOverview(req, id) : 'gone';
  });
