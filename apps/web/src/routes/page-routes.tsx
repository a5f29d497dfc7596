import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isPrintable, MEDIA_LIBRARY_SLUG, PAGE_KINDS, PAGES, type PageKind } from '@vitrine/contract/pages.ts';
import { pageFlags, ROUTES } from '@vitrine/contract/routes.ts';
import { withTexts } from '../i18n/i18n.ts';
import { printKey, printPages } from '../print/print-key.ts';
import { printMode } from '../print-mode.ts';
import { namedPending } from '../shell/named-pending.tsx';
import { APP_PAGES } from './pages.ts';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

const PrintRoute = lazyRouteComponent(() => withTexts(import('./print-route.tsx'), 'print'), 'PrintRoute');
const print = printPages(() => import('./chapters.ts').then(({ loadPrintPages }) => loadPrintPages));
const printHandlers = printKey(print);

function pageRoute(kind: PageKind) {
  const { load, component, pending } = APP_PAGES[kind];
  const prints = isPrintable(kind);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: PAGES[kind].route,
    staticData: { ...pageFlags(kind), ...(prints && { print }), keepsPage: kind === 'content-page' },
    loader: ({ params }) => record(load(params.slug)).then(() => null),
    component: printMode && prints ? PrintRoute : component,
    pendingComponent: namedPending(pending),
    ...(prints && printHandlers),
  });
}

/** The media library's page by its other address (catalogue.md 2, "Route table"). */
const mediaLibraryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTES['media-library'].path,
  staticData: { ...ROUTES['media-library'].flags, keepsPage: true },
  loader: () => record(APP_PAGES['content-page'].load(MEDIA_LIBRARY_SLUG)).then(() => null),
  component: printMode ? PrintRoute : APP_PAGES['content-page'].component,
  pendingComponent: namedPending(APP_PAGES['content-page'].pending),
  ...printHandlers,
});

/** A route for each kind of page that the app has. */
export const pageRoutes = [...PAGE_KINDS.map(pageRoute), mediaLibraryRoute];
