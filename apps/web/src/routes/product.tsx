import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { followPrintKey, leavePrintKey } from '../features/print/print-key.ts';
import { ProductPending } from '../features/products/product-pending.tsx';
import { productQuery } from '../features/products/product-query.ts';
import { withTexts } from '../i18n/i18n.ts';
import { printMode } from '../print-mode.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES.product.path,
  staticData: ROUTES.product.flags,
  loader: ({ params }) => record(queryClient.ensureQueryData(productQuery(params.slug))).then(() => null),
  component: printMode
    ? lazyRouteComponent(() => withTexts(import('../features/print/print-product-page.tsx'), 'print'), 'PrintProductPage')
    : lazyRouteComponent(() => import('../features/products/product-page.tsx'), 'ProductPage'),
  pendingComponent: ProductPending,
  onEnter: followPrintKey,
  onLeave: leavePrintKey,
});
