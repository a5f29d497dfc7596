import type { RouteFlags } from '@vitrine/contract/routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFlags {
    /** The page has header, main and footer of its own. */
    bringsFrame?: boolean;
    /** The page stays as it is while its search parameters change: they are what is typed and chosen on it. */
    keepsPage?: boolean;
    /** Prints the page on show with its print pages. */
    print?: () => void;
  }
  interface HistoryState {
    /** What lies over the page; the back button closes it. */
    overlay?: string;
    /** Pages of the media library that are on show, so that going back and a reload show as many. */
    mediaPages?: number;
    /** The open medium was opened here: closing it is a step back. */
    mediaOpened?: boolean;
    /** Filters were chosen in the open filter panel: closing it keeps them. */
    mediaFiltered?: boolean;
    /** What was typed into the search that lies over the page. */
    searched?: string;
  }
}
