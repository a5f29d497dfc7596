import { createHashHistory, createRouter } from '@tanstack/react-router';
import { isDesktopApp } from './platform.ts';
import { accountRoutes } from './routes/accounts.tsx';
import { comparisonRoutes } from './routes/comparison.tsx';
import { documentGeneratorRoutes } from './routes/document-generator.tsx';
import { documentRoutes } from './routes/documents.tsx';
import { galleryRoutes } from './routes/gallery.tsx';
import { homeRoute } from './routes/home.tsx';
import { loginRoute } from './routes/login.tsx';
import { PageFailure } from './routes/page-failure.tsx';
import { pageRoutes } from './routes/page-routes.tsx';
import { rootRoute } from './routes/root.tsx';
import { PagePending } from './shell/page-pending.tsx';

/** Skeletons show after this time (look.md, "Empty, loading, error"). */
const PENDING_MS = 300;

export const router = createRouter({
  // shell.md 2: hash mode in the desktop app, history mode on the web.
  ...(isDesktopApp() && { history: createHashHistory() }),
  routeTree: rootRoute.addChildren([
    homeRoute,
    loginRoute,
    ...pageRoutes,
    ...accountRoutes,
    ...documentRoutes,
    ...comparisonRoutes,
    ...documentGeneratorRoutes,
    ...galleryRoutes,
  ]),
  // How fresh a record is, the query knows; the routes do not load again because an overlay opened.
  defaultStaleTime: Number.POSITIVE_INFINITY,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageFailure,
  defaultStructuralSharing: false,
  // Scrolling is followScroll's: as a function it also keeps the router from going to the top on each step of the history.
  scrollRestoration: () => false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
