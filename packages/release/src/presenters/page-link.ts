import { PAGE_ROUTES, type PageCollection, pageRoute } from '@vitrine/content-model/fields/page-routes.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';

const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));

/** Route path of a record's page; null while the app has no such page, so that nothing leads nowhere. */
export const pageLink = (collection: PageCollection, slug: string): string | null =>
  PATHS.has(`/${PAGE_ROUTES[collection]}/$slug`) ? pageRoute(collection, slug) : null;
