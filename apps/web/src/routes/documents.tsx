import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { wantTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

/** A page with the texts of the documents beside its code. */
async function withTexts<T>(page: Promise<T>): Promise<T> {
  const [module] = await Promise.all([page, wantTexts('documents')]);
  return module;
}

const overview = ROUTES['document-overview'];
const form = ROUTES['document-form'];
const processing = ROUTES['document-processing'];

export const documentRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: overview.path,
    staticData: overview.flags,
    component: lazyRouteComponent(() => withTexts(import('../features/documents/overview-page.tsx')), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: form.path,
    staticData: form.flags,
    component: lazyRouteComponent(() => withTexts(import('../features/documents/form-page.tsx')), 'FormPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: processing.path,
    staticData: processing.flags,
    component: lazyRouteComponent(() => withTexts(import('../features/documents/processing-page.tsx')), 'ProcessingPage'),
  }),
] as const;
