import { MEDIA_LIBRARY_SLUG, PAGE_KINDS, PAGES, type PageKind, type RecordKind } from './pages.ts';

/** A page of the catalogue: its kind, and which record of it. */
export interface PageAddress {
  kind: PageKind;
  slug: string;
}

/** `/product/ww-200`. */
export const routeOf = ({ kind, slug }: PageAddress): string => PAGES[kind].route.replace('$slug', slug);

/** `product/ww-200`, below /api/v1; null for a kind without a document of its own. */
export function documentOf(page: { kind: RecordKind; slug: string }): string;
export function documentOf(page: PageAddress): string | null;
export function documentOf({ kind, slug }: PageAddress): string | null {
  return PAGES[kind].document?.replace('{slug}', slug) ?? null;
}

/** Finds the kind whose pattern, of a route or a document, a path follows. */
function addressOf(path: string, patternOf: (kind: PageKind) => string | null): PageAddress | null {
  const [, parent, slug] = /^(.*\/)([a-z0-9-]+)$/.exec(path) ?? [];
  const kind = PAGE_KINDS.find((one) => patternOf(one)?.replace(/[^/]+$/, '') === parent);
  return kind && slug ? { kind, slug } : null;
}

/** Another address of one page. */
export const MEDIA_LIBRARY_PATH = '/media-library';

/** The page at a path of the app, without query and hash; also one that the app does not have yet. */
export const pageAt = (path: string): PageAddress | null =>
  path === MEDIA_LIBRARY_PATH ? { kind: 'content-page', slug: MEDIA_LIBRARY_SLUG } : addressOf(path, (kind) => PAGES[kind].route);

/** Path of the document that the page at a path of the app shows; null without one. */
export function documentAt(path: string): string | null {
  const page = pageAt(path);
  return page && documentOf(page);
}

/** The find by filter of one entry of the menu, below /api/v1. */
export const menuEntryRequest = (id: string): string => `navigation-item?filter[id]=${id}`;

/** What a page asks for before anything else, below /api/v1: its document, of a PDF its entry in the menu, of a comparison the tables of output. */
export function firstRequestOf(page: PageAddress): string | null {
  if (page.kind === 'static-product') return menuEntryRequest(page.slug);
  return page.kind === 'comparison' ? 'output-figures/_all' : documentOf(page);
}

/** The screen of every comparison, whose machines are in its query. */
const COMPARE_PATH = '/compare';
/** The page that a visit to a path begins with: the screen of comparisons as a comparison of a document, whose address leads there. */
export const beginningAt = (path: string): PageAddress | null =>
  path === COMPARE_PATH ? { kind: 'comparison', slug: '' } : pageAt(path);
export const isComparison = (path: string): boolean => beginningAt(path)?.kind === 'comparison';

/** The page that a document of a release is about; null for one without a page of its own. */
export const pageOfDocument = (path: string): PageAddress | null => addressOf(path, (kind) => PAGES[kind].document);

/**
 * Path in the app of the page that shows a document of a release (`application/wurst` -> `/product-application/wurst`); null for a
 * document without a page of its own.
 */
export function routeOfDocument(path: string): string | null {
  const page = pageOfDocument(path);
  return page && routeOf(page);
}

/** True when a path belongs to a page that may be added to a document and printed. */
export function isDocumentAddable(path: string): boolean {
  const page = pageAt(path);
  return page !== null && PAGES[page.kind].documentAddable;
}

/** The place of a question on its page, for the hash of an address. */
export const questionAnchor = (id: string) => `question-${id}`;
