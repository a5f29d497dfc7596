import { comparisonSlug } from '@vitrine/contract/comparisons.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { API_PREFIX, ROUTES } from '@vitrine/contract/routes.ts';

/** No page has it. */
export const NOWHERE = '/there-is-no-such-page';

/** Routes of the shell; a code in the address is one that nothing was sent for. Print pages are not among them. */
export const shellRoutes = (isWanted: (needsLogin: boolean) => boolean) =>
  Object.values(ROUTES)
    .filter(({ path, flags }) => !path.startsWith('/document-generator/') && isWanted('requiresAuth' in flags))
    .map(({ path }) => path.replace('$code', 'no-such-code'));

/** Pages of the demo of each kind; the address of a PDF is in the menu. */
const PAGES_OF: Record<Exclude<PageKind, 'static-product'>, readonly string[]> = {
  product: ['ww-200', 'k-330'],
  'product-overview': ['woelfe', 'mischer'],
  'product-line': ['hackfleischlinie'],
  'product-line-automation': ['beschickung'],
  'product-application': ['kochwurst'],
  'case-study': ['hackwerk-sonnheim'],
  'content-page': ['ueber-uns', 'faq', 'mediathek', 'standorte'],
  comparison: [comparisonSlug(['ww-160', 'ww-200'])],
};
/** Further pages of the demo: other sections and other content in the same layouts. */
const MORE_PAGES_OF: Partial<typeof PAGES_OF> = {
  product: ['wm-600', 'gs-620'],
  'product-overview': ['gefrierfleischschneider'],
  'product-line': ['rohwurstlinie', 'bruehwurstlinie'],
  'product-line-automation': ['liniensteuerung', 'temperaturfuehrung'],
  'product-application': ['rohwurst', 'bruehwurst', 'hackfleisch', 'kochschinken', 'tiernahrung'],
  'case-study': ['fleischwerk-niederaue', 'wurstmanufaktur-ellern', 'fleischwaren-kuestenland'],
  'content-page': ['service', 'hygiene', 'impressum'],
};
const addressesOf = (pages: Partial<Record<string, readonly string[]>>) =>
  Object.entries(pages).flatMap(([kind, slugs = []]) => slugs.map((slug) => `/${kind}/${slug}`));
/** Some pages of each kind, for a walk that takes long at each. */
export const CATALOGUE_PAGES: readonly string[] = addressesOf(PAGES_OF);
/** Those and the others, each kind's beside each other. */
export const MORE_CATALOGUE_PAGES: readonly string[] = [...CATALOGUE_PAGES, ...addressesOf(MORE_PAGES_OF)].sort();

/** Parts of a document, as a person may open them. */
export const SHEETS: readonly string[] = [ROUTES['cover-sheet'].path, ROUTES['last-sheet'].path];
export const COMPARED = '/compare?machines=ww-160,ww-200,wwb-300';
/** The pages that show what a document holds. */
export const DRAFT_PAGES: readonly string[] = [ROUTES['document-overview'].path, ROUTES['document-form'].path];

/** The first PDF, of so many pages or more, that is a page of the menu. Throws when there is none. */
export async function firstPdf(origin: string, token: string, pages = 1): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };
  const menu = await fetch(`${origin}${API_PREFIX}/navigation/_all`, { headers });
  const item = parseMany(navigationItem, await menu.json()).find(({ pdfDocument }) => (pdfDocument?.pages ?? 0) >= pages);
  if (!item?.link) throw new Error('no PDF is in the menu');
  return item.link;
}
