import type { WireDocument } from '@vitrine/contract/json-api.ts';
import { mediaItemDocument, mediaItemIdOf } from '@vitrine/contract/media-library.ts';
import {
  isReleaseAnswer,
  RELEASE_ANSWERS,
  type ReleaseAnswerPath,
  type ReleaseDocumentPattern,
  releasePattern,
} from '@vitrine/contract/release-documents.ts';
import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import type * as z from 'zod/mini';
import { DocumentBuildError } from '../build/document-build-error.ts';
import { selfLink } from '../build/wire-resource.ts';
import { presentCaseStudy } from './case-study.ts';
import { presentAdvantageCategories, presentAllCategories, presentLineCategories, presentProductCategories } from './category.ts';
import { presentContentPage } from './content-page.ts';
import { presentCountries } from './country.ts';
import { presentHomePage } from './home-page.ts';
import { presentLandingPage } from './landing-page.ts';
import { presentLocations } from './location.ts';
import { presentMediaCategories } from './media-categories.ts';
import { presentMediaItem } from './media-items.ts';
import { presentNavigation } from './navigation.ts';
import { presentNavigationMeta } from './navigation-meta.ts';
import { presentNotifications } from './notification.ts';
import { presentOutputFigures } from './output-figures.ts';
import { presentPdfMeta } from './pdf-meta.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { presentPrivacyPolicy } from './privacy-policy.ts';
import { presentProduct } from './product.ts';
import { presentProductApplication } from './product-application.ts';
import { presentProductLine } from './product-line.ts';
import { presentProductLineAutomation } from './product-line-automation.ts';
import { presentProductOverview } from './product-overview.ts';
import { presentSearchSynonyms } from './search-synonym.ts';
import { presentSites } from './site.ts';

const PRESENTERS: Record<ReleaseDocumentPattern, DocumentPresenter> = {
  'site/_all': presentSites,
  'country/_all': presentCountries,
  'navigation/_all': presentNavigation,
  'navigation-meta/_all': presentNavigationMeta,
  'notification/_all': presentNotifications,
  'pdf-meta/_all': presentPdfMeta,
  'home-page': presentHomePage,
  'landing-page': presentLandingPage,
  'privacy-policy': presentPrivacyPolicy,
  'product/{slug}': presentProduct,
  'application/{slug}': presentProductApplication,
  'product-overview/{slug}': presentProductOverview,
  'product-line/{slug}': presentProductLine,
  'product-line-automation/{slug}': presentProductLineAutomation,
  'case-study/{slug}': presentCaseStudy,
  'content-page/{slug}': presentContentPage,
  'output-figures/_all': presentOutputFigures,
  'location/_all': presentLocations,
  'category/_all': presentAllCategories,
  'category/_allLines': presentLineCategories,
  'advantage-category/_all': presentAdvantageCategories,
  'product-category/_all': presentProductCategories,
  'search-synonym/_all': presentSearchSynonyms,
};

/** Answers made from records; the search is made from the other documents, after them (../search). */
type PresentedAnswer = Exclude<ReleaseAnswerPath, typeof SEARCH_INDEX_PATH>;

const ANSWERS: Record<PresentedAnswer, (context: PresenterContext) => Promise<unknown>> = {
  'media-library/categories': presentMediaCategories,
};

/** Documents that every release has, whatever the catalogue holds. */
export const FIXED_PATHS: readonly string[] = [
  ...Object.keys(PRESENTERS).filter((pattern) => !pattern.includes('{')),
  ...Object.keys(ANSWERS),
];

/** Makes a whole document as it is answered; null when its route does not exist. */
export type DocumentMaker = (context: PresenterContext, path: string) => Promise<object | null>;

const jsonApi =
  (present: DocumentPresenter): DocumentMaker =>
  async (context, path) => {
    const data = await present(context, path);
    if (!data) return null;
    const document: WireDocument & { links: { self: string } } = {
      data,
      included: await context.included.finish(),
      links: selfLink(path),
    };
    return document;
  };

/** A document of another shape, verified by its schema. */
function verified<T>(schema: z.ZodMiniType<T>, document: unknown): T {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  throw new DocumentBuildError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}

/** An answer in its own envelope. */
const plain =
  (path: PresentedAnswer): DocumentMaker =>
  async (context) =>
    verified(RELEASE_ANSWERS[path].schema, { status_code: 200, data: await ANSWERS[path](context) });

const mediaItemMaker =
  (id: string): DocumentMaker =>
  async (context) => {
    const document = await presentMediaItem(context, id);
    return document && verified(mediaItemDocument, document);
  };

/** What an earlier version of the code has in the release and this one does not. */
const GONE: DocumentMaker = () => Promise.resolve(null);
const EARLIER_PATHS: readonly string[] = ['media-library/items'];

export function makerOf(path: string): DocumentMaker {
  if (isReleaseAnswer(path) && path !== SEARCH_INDEX_PATH) return plain(path);
  if (EARLIER_PATHS.includes(path)) return GONE;
  const mediaItemId = mediaItemIdOf(path);
  if (mediaItemId) return mediaItemMaker(mediaItemId);
  const pattern = releasePattern(path);
  if (!pattern) throw new Error(`no document of a release is called ${path}`);
  return jsonApi(PRESENTERS[pattern]);
}
