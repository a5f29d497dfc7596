/** Collections whose records have a page of their own in the app, with the first part of its route. */
export const PAGE_ROUTES = {
  products: 'product',
  'product-overviews': 'product-overview',
  'product-lines': 'product-line',
  'product-line-automations': 'product-line-automation',
  applications: 'product-application',
  'case-studies': 'case-study',
  'content-pages': 'content-page',
} as const;
export type PageCollection = keyof typeof PAGE_ROUTES;

export const isPageCollection = (collection: string): collection is PageCollection => Object.hasOwn(PAGE_ROUTES, collection);
export const PAGE_COLLECTIONS = Object.keys(PAGE_ROUTES).filter(isPageCollection);

/** Route path of a record's page: `/product/ww-200`. */
export const pageRoute = (collection: PageCollection, slug: string): string => `/${PAGE_ROUTES[collection]}/${slug}`;
