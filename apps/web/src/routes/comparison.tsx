import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { comparedMachines, comparisonSlug } from '@vitrine/contract/comparisons.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { readSearch } from '../pages/comparison/finder/address.ts';
import { readComparison } from '../pages/comparison/named-machines.ts';
import { ComparisonPending } from '../pages/comparison/pending.tsx';
import { printKey, printPages } from '../print/print-key.ts';
import { comparisonStore } from '../stores/comparison.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

/** What is compared prints as it does in a document; a machine alone as the page stands. */
const print = printPages(
  () => import('./chapters.ts').then(({ loadPrintPages }) => loadPrintPages),
  () => {
    const slug = comparisonSlug(comparisonStore.getState().machines.map((machine) => machine.slug));
    return comparedMachines(slug) ? routeOf({ kind: 'comparison', slug }) : null;
  },
);
const printHandlers = printKey(print);
const figures = async () => queryClient.ensureQueryData((await import('../pages/comparison/query.ts')).outputFiguresQuery());
const load = () => record(figures()).then(() => null);

/** Where machines are found by their output and set beside each other. What is chosen there is in the address. */
export const comparisonRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.finder.path,
    staticData: { ...ROUTES.finder.flags, keepsPage: true },
    validateSearch: readSearch,
    loader: load,
    component: lazyRouteComponent(
      () => withTexts(import('../pages/comparison/finder/finder-page.tsx'), 'outputs', 'comparison'),
      'FinderPage',
    ),
    pendingComponent: ComparisonPending,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.compare.path,
    staticData: { ...ROUTES.compare.flags, keepsPage: true },
    validateSearch: readComparison,
    loader: load,
    component: lazyRouteComponent(
      () => withTexts(import('../pages/comparison/compare-page.tsx'), 'outputs', 'comparison'),
      'ComparePage',
    ),
    pendingComponent: ComparisonPending,
    ...printHandlers,
  }),
] as const;
