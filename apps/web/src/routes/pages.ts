import { type AsyncRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { queryClient } from '../api/query-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { CaseStudyPending } from '../pages/case-study/pending.tsx';
import { caseStudyQuery } from '../pages/case-study/query.ts';
import { ComparisonPending } from '../pages/comparison/pending.tsx';
import { ContentPagePending } from '../pages/content-page/pending.tsx';
import { contentPageQuery } from '../pages/content-page/query.ts';
import { ProductPending } from '../pages/product/pending.tsx';
import { productQuery } from '../pages/product/query.ts';
import { ProductApplicationPending } from '../pages/product-application/pending.tsx';
import { productApplicationQuery } from '../pages/product-application/query.ts';
import { ProductLinePending } from '../pages/product-line/pending.tsx';
import { productLineQuery } from '../pages/product-line/query.ts';
import { AutomationPending } from '../pages/product-line-automation/pending.tsx';
import { automationQuery } from '../pages/product-line-automation/query.ts';
import { ProductOverviewPending } from '../pages/product-overview/pending.tsx';
import { overviewQuery } from '../pages/product-overview/query.ts';
import { StaticProductPending } from '../pages/static-product/pending.tsx';
import { loadStaticProduct } from '../pages/static-product/query.ts';

interface AppPage {
  component: AsyncRouteComponent<object>;
  /** Loads what the page shows into the cache, by the slug in its path. */
  load: (slug: string) => Promise<unknown>;
  /** What stands there while that is on its way. */
  pending: RouteComponent;
}

/** What the app shows for each kind of page. */
export const APP_PAGES: Record<PageKind, AppPage> = {
  product: {
    component: lazyRouteComponent(() => import('../pages/product/page.tsx'), 'ProductPage'),
    load: (slug) => queryClient.ensureQueryData(productQuery(slug)),
    pending: ProductPending,
  },
  'content-page': {
    component: lazyRouteComponent(() => import('../pages/content-page/page.tsx'), 'ContentPage'),
    load: (slug) => queryClient.ensureQueryData(contentPageQuery(slug)),
    pending: ContentPagePending,
  },
  'product-application': {
    component: lazyRouteComponent(() => import('../pages/product-application/page.tsx'), 'ProductApplicationPage'),
    load: (slug) => queryClient.ensureQueryData(productApplicationQuery(slug)),
    pending: ProductApplicationPending,
  },
  'case-study': {
    component: lazyRouteComponent(() => import('../pages/case-study/page.tsx'), 'CaseStudyPage'),
    load: (slug) => queryClient.ensureQueryData(caseStudyQuery(slug)),
    pending: CaseStudyPending,
  },
  'product-line': {
    component: lazyRouteComponent(() => withTexts(import('../pages/product-line/page.tsx'), 'lines'), 'ProductLinePage'),
    load: (slug) => queryClient.ensureQueryData(productLineQuery(slug)),
    pending: ProductLinePending,
  },
  'product-line-automation': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/product-line-automation/page.tsx'), 'lines'),
      'AutomationPage',
    ),
    load: (slug) => queryClient.ensureQueryData(automationQuery(slug)),
    pending: AutomationPending,
  },
  'product-overview': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/product-overview/page.tsx'), 'outputs'),
      'ProductOverviewPage',
    ),
    load: (slug) => queryClient.ensureQueryData(overviewQuery(slug)),
    pending: ProductOverviewPending,
  },
  'static-product': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/static-product/page.tsx'), 'staticProduct'),
      'StaticProductPage',
    ),
    load: loadStaticProduct,
    pending: StaticProductPending,
  },
  comparison: {
    component: lazyRouteComponent(() => import('../pages/comparison/page.tsx'), 'ComparisonPage'),
    // On the screen it only leads to `/compare`, which loads its machines itself.
    load: () => Promise.resolve(),
    pending: ComparisonPending,
  },
};
