import type { PageCollection } from './page-routes.ts';

/** Below the API: the document about one record, by the collection whose records have a page of their own. */
export const PAGE_DOCUMENTS = {
  products: 'product',
  'product-overviews': 'product-overview',
  'product-lines': 'product-line',
  'product-line-automations': 'product-line-automation',
  applications: 'application',
  'content-pages': 'content-page',
  'case-studies': 'case-study',
} as const satisfies Record<PageCollection, string>;

/** Path of the document about one record. */
export const documentPathOf = (collection: PageCollection, slug: string): string => `${PAGE_DOCUMENTS[collection]}/${slug}`;
