import type { RouteFlags } from '@vitrine/contract/routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFlags {}
  interface HistoryState {
    /** What lies over the page; the back button closes it. */
    overlay?: string;
  }
}
