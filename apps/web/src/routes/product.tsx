import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ProductPending } from '../pages/product/pending.tsx';
import { productQuery } from '../pages/product/query.ts';
import { printKey } from '../print/print-key.ts';
import { printMode } from '../print-mode.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.product.path,
  staticData: ROUTES.product.flags,
  loader: ({ params }) => record(queryClient.ensureQueryData(productQuery(params.slug))).then(() => null),
  component: printMode
    ? lazyRouteComponent(() => withTexts(import('./print-route.tsx'), 'print'), 'PrintRoute')
    : lazyRouteComponent(() => import('../pages/product/page.tsx'), 'ProductPage'),
  pendingComponent: ProductPending,
  ...printKey(() => import('./print-pages.ts').then(({ loadPrintPages }) => loadPrintPages)),
});
