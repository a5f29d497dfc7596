import { type AsyncRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { queryClient } from '../api/query-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { CaseStudyPending } from '../pages/case-study/pending.tsx';
import { ComparisonPending } from '../pages/comparison/pending.tsx';
import { ContentPagePending } from '../pages/content-page/pending.tsx';
import { ProductPending } from '../pages/product/pending.tsx';
import { ProductApplicationPending } from '../pages/product-application/pending.tsx';
import { ProductLinePending } from '../pages/product-line/pending.tsx';
import { AutomationPending } from '../pages/product-line-automation/pending.tsx';
import { ProductOverviewPending } from '../pages/product-overview/pending.tsx';
import { StaticProductPending } from '../pages/static-product/pending.tsx';

interface AppPage {
  component: AsyncRouteComponent<object>;
  /** Loads what the page shows into the cache, by the slug in its path. */
  load: (slug: string) => Promise<unknown>;
  /** What is shown while that is on its way. */
  pending: RouteComponent;
}

/** What the app shows for each kind of page. Its resource comes with the page: making the schemas of all kinds takes long at the start. */
export const APP_PAGES: Record<PageKind, AppPage> = {
  product: {
    component: lazyRouteComponent(() => import('../pages/product/page.tsx'), 'ProductPage'),
    load: async (slug) => queryClient.ensureQueryData((await import('../api/product-query.ts')).productQuery(slug)),
    pending: ProductPending,
  },
  'content-page': {
    component: lazyRouteComponent(() => import('../pages/content-page/page.tsx'), 'ContentPage'),
    load: async (slug) => {
      const { contentPageQuery } = await import('../pages/content-page/query.ts');
      const page = await queryClient.ensureQueryData(contentPageQuery(slug));
      if (page.type === 'content-page') await (await import('../pages/content-page/blocks-part.ts')).BlocksPart.preload?.();
    },
    pending: ContentPagePending,
  },
  'product-application': {
    component: lazyRouteComponent(() => import('../pages/product-application/page.tsx'), 'ProductApplicationPage'),
    load: async (slug) =>
      queryClient.ensureQueryData((await import('../pages/product-application/query.ts')).productApplicationQuery(slug)),
    pending: ProductApplicationPending,
  },
  'case-study': {
    component: lazyRouteComponent(() => import('../pages/case-study/page.tsx'), 'CaseStudyPage'),
    load: async (slug) => queryClient.ensureQueryData((await import('../pages/case-study/query.ts')).caseStudyQuery(slug)),
    pending: CaseStudyPending,
  },
  'product-line': {
    component: lazyRouteComponent(() => withTexts(import('../pages/product-line/page.tsx'), 'lines'), 'ProductLinePage'),
    load: async (slug) => queryClient.ensureQueryData((await import('../pages/product-line/query.ts')).productLineQuery(slug)),
    pending: ProductLinePending,
  },
  'product-line-automation': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/product-line-automation/page.tsx'), 'lines'),
      'AutomationPage',
    ),
    load: async (slug) =>
      queryClient.ensureQueryData((await import('../pages/product-line-automation/query.ts')).automationQuery(slug)),
    pending: AutomationPending,
  },
  'product-overview': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/product-overview/page.tsx'), 'outputs'),
      'ProductOverviewPage',
    ),
    load: async (slug) => queryClient.ensureQueryData((await import('../pages/product-overview/query.ts')).overviewQuery(slug)),
    pending: ProductOverviewPending,
  },
  'static-product': {
    component: lazyRouteComponent(
      () => withTexts(import('../pages/static-product/page.tsx'), 'staticProduct'),
      'StaticProductPage',
    ),
    load: async (slug) => (await import('../pages/static-product/query.ts')).loadStaticProduct(slug),
    pending: StaticProductPending,
  },
  comparison: {
    component: lazyRouteComponent(() => import('../pages/comparison/page.tsx'), 'ComparisonPage'),
    // On the screen it only leads to `/compare`, which loads its machines itself.
    load: () => Promise.resolve(),
    pending: ComparisonPending,
  },
};
