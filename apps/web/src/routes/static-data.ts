import type { RouteFlags } from '@vitrine/contract/routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFlags {
    /** The page has header, main and footer of its own. */
    bringsFrame?: boolean;
  }
  interface HistoryState {
    /** What lies over the page; the back button closes it. */
    overlay?: string;
  }
}
