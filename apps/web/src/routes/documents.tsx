import { createRoute, lazyRouteComponent, Navigate, redirect } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { withTexts } from '../i18n/i18n.ts';
import { lastSending } from '../stores/documents.ts';
import { rootRoute } from './root.tsx';

const overview = ROUTES['document-overview'];
const form = ROUTES['document-form'];
const outbox = ROUTES['document-outbox'];
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
    component: lazyRouteComponent(() => withTexts(import('../flows/documents/form-page.tsx'), 'documents', 'fields'), 'FormPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: outbox.path,
    staticData: outbox.flags,
    component: lazyRouteComponent(() => withTexts(import('../flows/documents/outbox-page.tsx'), 'documents'), 'OutboxPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: processing.path,
    staticData: processing.flags,
    // Opened by hand, with nothing on its way, it leads to the document before anything of it shows. It is loaded ahead of that.
    beforeLoad: ({ preload }) => {
      if (!preload && !lastSending()) throw redirect({ to: overview.path, replace: true });
    },
    component: lazyRouteComponent(
      () => withTexts(import('../flows/documents/processing-page.tsx'), 'documents'),
      'ProcessingPage',
    ),
  }),
] as const;
