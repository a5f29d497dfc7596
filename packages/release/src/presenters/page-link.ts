import { ROUTES } from '@vitrine/contract/routes.ts';
import { PAGE_COLLECTIONS, type PageCollection, routeOf } from './page-collections.ts';

const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));

/** Route path of a record's page; null while the app has no such page, so that nothing leads nowhere. */
export const pageLink = (collection: PageCollection, slug: string): string | null =>
  PATHS.has(`/${PAGE_COLLECTIONS[collection].route}/$slug`) ? routeOf(collection, slug) : null;
