import { routeOfDocument } from '@vitrine/contract/page-paths.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';

/** Path in the app of the page that shows a document, so that it can be found; null for a document without a page. */
export const documentLink = (path: string): string | null =>
  path === 'privacy-policy' ? ROUTES.privacy.path : routeOfDocument(path);
