import { PAGE_ROUTES, pageRoute } from '@vitrine/content-model/fields/page-routes.ts';
import type { ContentSlug } from '../read/content-types.ts';

/** Collections whose records have a document below the API and a page of their own, by the names of both. */
export const PAGE_COLLECTIONS = {
  products: { document: 'product', route: PAGE_ROUTES.products },
  'product-overviews': { document: 'product-overview', route: PAGE_ROUTES['product-overviews'] },
  'product-lines': { document: 'product-line', route: PAGE_ROUTES['product-lines'] },
  'product-line-automations': { document: 'product-line-automation', route: PAGE_ROUTES['product-line-automations'] },
  applications: { document: 'application', route: PAGE_ROUTES.applications },
  'content-pages': { document: 'content-page', route: PAGE_ROUTES['content-pages'] },
  'case-studies': { document: 'case-study', route: PAGE_ROUTES['case-studies'] },
} as const satisfies Record<keyof typeof PAGE_ROUTES & ContentSlug, { document: string; route: string }>;
export type PageCollection = keyof typeof PAGE_COLLECTIONS;

export const isPageCollection = (collection: string): collection is PageCollection => Object.hasOwn(PAGE_COLLECTIONS, collection);

/** Path of a record's document below the API prefix: `product/ww-200`. */
export const documentPathOf = (collection: PageCollection, slug: string): string =>
  `${PAGE_COLLECTIONS[collection].document}/${slug}`;

/** Route path of a record's page: `/product/ww-200`. */
export const routeOf = pageRoute;

/** The slug in the path of a document that is about one record. */
export const slugOf = (path: string): string => path.slice(path.indexOf('/') + 1);
