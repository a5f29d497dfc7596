import type { ContentSlug } from '../read/content-types.ts';

/** Collections whose records have a document below the API and a page of their own, by the names of both. */
export const PAGE_COLLECTIONS = {
  products: { document: 'product', route: 'product' },
  'product-overviews': { document: 'product-overview', route: 'product-overview' },
  'product-lines': { document: 'product-line', route: 'product-line' },
  'product-line-automations': { document: 'product-line-automation', route: 'product-line-automation' },
  applications: { document: 'application', route: 'product-application' },
  'content-pages': { document: 'content-page', route: 'content-page' },
  'case-studies': { document: 'case-study', route: 'case-study' },
} as const satisfies Partial<Record<ContentSlug, { document: string; route: string }>>;
export type PageCollection = keyof typeof PAGE_COLLECTIONS;

export const isPageCollection = (collection: string): collection is PageCollection => Object.hasOwn(PAGE_COLLECTIONS, collection);

/** Path of a record's document below the API prefix: `product/ww-200`. */
export const documentPathOf = (collection: PageCollection, slug: string): string =>
  `${PAGE_COLLECTIONS[collection].document}/${slug}`;

/** Route path of a record's page: `/product/ww-200`. */
export const routeOf = (collection: PageCollection, slug: string): string => `/${PAGE_COLLECTIONS[collection].route}/${slug}`;

/** The slug in the path of a document that is about one record. */
export const slugOf = (path: string): string => path.slice(path.indexOf('/') + 1);
