import { type ReleaseDocumentPattern, releasePattern } from '@vitrine/contract/resources.ts';
import { presentCaseStudy } from './case-study.ts';
import { presentAdvantageCategories, presentAllCategories, presentLineCategories, presentProductCategories } from './category.ts';
import { presentCountries } from './country.ts';
import { presentHomePage } from './home-page.ts';
import { presentLandingPage } from './landing-page.ts';
import { presentNavigation } from './navigation.ts';
import { presentNavigationMeta } from './navigation-meta.ts';
import { presentPdfMeta } from './pdf-meta.ts';
import type { DocumentPresenter } from './presenter-context.ts';
import { presentProduct } from './product.ts';
import { presentProductApplication } from './product-application.ts';
import { presentProductLine } from './product-line.ts';
import { presentProductLineAutomation } from './product-line-automation.ts';
import { presentProductOverview } from './product-overview.ts';
import { presentSites } from './site.ts';

const PRESENTERS: Record<ReleaseDocumentPattern, DocumentPresenter> = {
  'site/_all': presentSites,
  'country/_all': presentCountries,
  'navigation/_all': presentNavigation,
  'navigation-meta/_all': presentNavigationMeta,
  'pdf-meta/_all': presentPdfMeta,
  'home-page': presentHomePage,
  'landing-page': presentLandingPage,
  'product/{slug}': presentProduct,
  'application/{slug}': presentProductApplication,
  'product-overview/{slug}': presentProductOverview,
  'product-line/{slug}': presentProductLine,
  'product-line-automation/{slug}': presentProductLineAutomation,
  'case-study/{slug}': presentCaseStudy,
  'category/_all': presentAllCategories,
  'category/_allLines': presentLineCategories,
  'advantage-category/_all': presentAdvantageCategories,
  'product-category/_all': presentProductCategories,
};

/** Documents that every release has, whatever the catalogue holds. */
export const FIXED_PATHS: readonly string[] = Object.keys(PRESENTERS).filter((pattern) => !pattern.includes('{'));
/** Holds page counts of the other documents' routes: built after them. */
export const PAGE_COUNTS_PATH = 'pdf-meta/_all';

export function presenterOf(path: string): DocumentPresenter {
  const pattern = releasePattern(path);
  if (!pattern) throw new Error(`no document of a release is called ${path}`);
  return PRESENTERS[pattern];
}
