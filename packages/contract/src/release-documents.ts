import { caseStudy } from './case-studies.ts';
import { category } from './categories.ts';
import { contentPage, locationPage, mediaLibraryPage } from './content-pages.ts';
import { homePage } from './home-page.ts';
import { landingPage } from './landing-page.ts';
import { location } from './locations.ts';
import { mediaCategoriesAnswer } from './media-library.ts';
import { navigationItem, navigationMeta } from './navigation.ts';
import { newsNotification } from './notifications.ts';
import { outputFigures } from './output-figures.ts';
import { PAGES, type PageDocument } from './pages.ts';
import { pdfMeta } from './pdf-meta.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { productApplication } from './product-applications.ts';
import { productLineAutomation } from './product-line-automation.ts';
import { productLine } from './product-lines.ts';
import { productOverview } from './product-overview.ts';
import { advantageCategory, product, productCategory } from './products.ts';
import type { ResourceDefinition } from './resource.ts';
import { SEARCH_INDEX_PATH, searchIndexAnswer, searchSynonym } from './search.ts';
import { country, site } from './sites.ts';

interface ReleaseDocument {
  resource: ResourceDefinition;
  /** Resources that the document is about in the place of the first: its type says which. */
  others?: readonly ResourceDefinition[];
  many: boolean;
  public: boolean;
}

/** The document of a kind of page (pages.ts). */
const page = (resource: ResourceDefinition, ...others: ResourceDefinition[]): ReleaseDocument => ({
  resource,
  others,
  many: false,
  public: false,
});

/**
 * What a release holds, by path below /api/v1: every answer of the generic find. `many` answers a list.
 * `public` needs no token: what the landing page and the login show.
 */
export const RELEASE_DOCUMENTS = {
  'site/_all': { resource: site, many: true, public: true },
  'country/_all': { resource: country, many: true, public: true },
  'navigation/_all': { resource: navigationItem, many: true, public: false },
  'navigation-meta/_all': { resource: navigationMeta, many: false, public: true },
  'notification/_all': { resource: newsNotification, many: true, public: false },
  'pdf-meta/_all': { resource: pdfMeta, many: false, public: false },
  'home-page': { resource: homePage, many: false, public: false },
  'landing-page': { resource: landingPage, many: false, public: true },
  'privacy-policy': { resource: privacyPolicy, many: false, public: true },
  [PAGES.product.document]: page(product),
  [PAGES['product-application'].document]: page(productApplication),
  [PAGES['product-overview'].document]: page(productOverview),
  [PAGES['product-line'].document]: page(productLine),
  [PAGES['product-line-automation'].document]: page(productLineAutomation),
  [PAGES['case-study'].document]: page(caseStudy),
  [PAGES['content-page'].document]: page(contentPage, locationPage, mediaLibraryPage),
  'output-figures/_all': { resource: outputFigures, many: true, public: false },
  'location/_all': { resource: location, many: true, public: false },
  'category/_all': { resource: category, many: true, public: false },
  'category/_allLines': { resource: category, many: true, public: false },
  'advantage-category/_all': { resource: advantageCategory, many: true, public: false },
  'product-category/_all': { resource: productCategory, many: true, public: false },
  'search-synonym/_all': { resource: searchSynonym, many: true, public: false },
} as const satisfies Record<PageDocument, ReleaseDocument> & Record<string, ReleaseDocument>;
export type ReleaseDocumentPattern = keyof typeof RELEASE_DOCUMENTS;

/** What a release holds beside: answers in an envelope of their own, not JSON:API. */
export const RELEASE_ANSWERS = {
  'media-library/categories': { schema: mediaCategoriesAnswer, public: false },
  [SEARCH_INDEX_PATH]: { schema: searchIndexAnswer, public: false },
} as const;
export type ReleaseAnswerPath = keyof typeof RELEASE_ANSWERS;

export const isReleaseAnswer = (path: string): path is ReleaseAnswerPath => Object.hasOwn(RELEASE_ANSWERS, path);

/** The definitions of the resource that a document is about: its type says which of them it is. */
export function resourcesOf(pattern: ReleaseDocumentPattern): readonly ResourceDefinition[] {
  const { resource, others = [] }: ReleaseDocument = RELEASE_DOCUMENTS[pattern];
  return [resource, ...others];
}

export const isReleasePattern = (path: string): path is ReleaseDocumentPattern => Object.hasOwn(RELEASE_DOCUMENTS, path);

/** The pattern a concrete path belongs to, or null: `product/ww-200` -> `product/{slug}`. */
export function releasePattern(path: string): ReleaseDocumentPattern | null {
  if (isReleasePattern(path)) return path;
  const pattern = path.replace(/\/[a-z0-9-]+$/, '/{slug}');
  return isReleasePattern(pattern) ? pattern : null;
}
