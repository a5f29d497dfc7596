import type { PageCollection } from '@vitrine/contract/pages.ts';
import type { PayloadRequest } from 'payload';
import { isPageCollection } from '../fields/page-collections.ts';
import type { Product } from '../payload-types.ts';
import { adminLanguage } from '../records/label-text.ts';
import type { Entry, Place } from './publication-status-contract.ts';

const LISTS = ['productListW', 'productListWw', 'productListWwr', 'productListWwb', 'productList'] as const;
type ListName = (typeof LISTS)[number];

/** The list of an overview that a machine belongs to; grinders are in the table of their series. Null when it cannot be said. */
export function listOf({ productType, productTypeName }: Pick<Product, 'productType' | 'productTypeName'>): ListName | null {
  if (productType !== 'grinders') return 'productList';
  const series = { W: 'productListW', WW: 'productListWw', WWR: 'productListWwr', WWB: 'productListWwb' } as const;
  const letters = /^\p{L}*/u.exec(productTypeName ?? '')?.[0] ?? '';
  return Object.entries(series).find(([name]) => name === letters)?.[1] ?? null;
}

const hrefOf = (collection: string, id: string) => `/admin/collections/${collection}/${id}`;
export const asReader = (req: PayloadRequest) =>
  ({ req, user: req.user, overrideAccess: false, depth: 0, pagination: false, locale: adminLanguage(req) }) as const;

export const productOf = (req: PayloadRequest, id: string) =>
  req.payload.findByID({ collection: 'products', id, draft: true, disableErrors: true, ...asReader(req) });

async function overviewPlace(req: PayloadRequest, id: string): Promise<Place | null> {
  const product = await productOf(req, id);
  if (!product) return null;
  const { docs } = await req.payload.find({ collection: 'product-overviews', limit: 100, ...asReader(req) });
  const entryOf = ({ id: overview, title }: (typeof docs)[number]): Entry => ({
    title,
    href: hrefOf('product-overviews', overview),
  });
  // Not by findReferrers, which counts drafts too: those are in no app.
  const isListed = (overview: (typeof docs)[number]) =>
    LISTS.some((list) => overview[list]?.some((reference) => idOf(reference) === id));
  const found = docs.filter(isListed).map(entryOf);
  const overview = docs.find(({ productType }) => productType && productType === product.productType);
  const offer = found.length === 0 && overview && listOf(product) ? { into: entryOf(overview) } : null;
  return { kind: 'overview', found, offer };
}

export const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference;

/** Records whose menu entries are where the one of this record belongs: machines of its type, else all of its collection. */
async function sisters(req: PayloadRequest, collection: PageCollection, id: string): Promise<ReadonlySet<string> | null> {
  const product = collection === 'products' ? await productOf(req, id) : null;
  if (!product?.productType) return null;
  const where = { productType: { equals: product.productType } };
  const { docs } = await req.payload.find({ collection: 'products', where, limit: 200, ...asReader(req) });
  return new Set(docs.map((sister) => sister.id));
}

/** The entry below which most of the sisters have theirs. */
export async function menuPlace(req: PayloadRequest, collection: PageCollection, id: string): Promise<Place> {
  const { docs } = await req.payload.find({ collection: 'navigation', limit: 1000, sort: '_order', ...asReader(req) });
  const leadsTo = docs.filter(({ linkType, entry }) => linkType === 'entry' && entry?.relationTo === collection);
  const found = leadsTo
    .filter(({ entry }) => idOf(entry?.value) === id)
    .map((item) => ({ title: item.name, href: hrefOf('navigation', item.id) }));
  if (found.length > 0) return { kind: 'menu', found, offer: null };
  const like = await sisters(req, collection, id);
  const parents = new Map<string, number>();
  for (const { entry, parent } of leadsTo) {
    const [sister, above] = [idOf(entry?.value), idOf(parent)];
    if (above && sister && (like?.has(sister) ?? true)) parents.set(above, (parents.get(above) ?? 0) + 1);
  }
  const [parent] = [...parents].sort(([, a], [, b]) => b - a)[0] ?? [];
  const into = docs.find((item) => item.id === parent);
  return { kind: 'menu', found, offer: into ? { into: { title: into.name, href: hrefOf('navigation', into.id) } } : null };
}

/** Where the page of a record can be found in the app; empty for what has no page. */
export async function placesOf(req: PayloadRequest, collection: string, id: string): Promise<Place[]> {
  if (!isPageCollection(collection)) return [];
  const menu = await menuPlace(req, collection, id);
  const overview = collection === 'products' ? await overviewPlace(req, id) : null;
  return overview ? [menu, overview] : [menu];
}
