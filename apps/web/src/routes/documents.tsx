import { createRoute, lazyRouteComponent, Navigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { withTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

const overview = ROUTES['document-overview'];
const form = ROUTES['document-form'];
const processing = ROUTES['document-processing'];

export const documentRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.documents.path,
    staticData: ROUTES.documents.flags,
    component: () => <Navigate to={overview.path} replace />,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: overview.path,
    staticData: overview.flags,
    component: lazyRouteComponent(() => withTexts(import('../flows/documents/overview-page.tsx'), 'documents'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: form.path,
    staticData: form.flags,
    component: lazyRouteComponent(() => withTexts(import('../flows/documents/form-page.tsx'), 'documents'), 'FormPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: processing.path,
    staticData: processing.flags,
    component: lazyRouteComponent(
      () => withTexts(import('../flows/documents/processing-page.tsx'), 'documents'),
      'ProcessingPage',
    ),
  }),
] as const;
