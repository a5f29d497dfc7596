import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { withTexts } from '../i18n/i18n.ts';
import { rootRoute } from './root.tsx';

const coverSheet = ROUTES['cover-sheet'];
const lastSheet = ROUTES['last-sheet'];
const printRun = ROUTES['print-run'];

export const documentGeneratorRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: coverSheet.path,
    staticData: coverSheet.flags,
    component: lazyRouteComponent(() => withTexts(import('../print/cover-sheet-page.tsx'), 'print'), 'CoverSheetPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: lastSheet.path,
    staticData: lastSheet.flags,
    component: lazyRouteComponent(() => withTexts(import('../print/last-sheet-page.tsx'), 'print'), 'LastSheetPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: printRun.path,
    staticData: printRun.flags,
    component: lazyRouteComponent(() => withTexts(import('./print-run.tsx'), 'print'), 'PrintRun'),
  }),
] as const;
