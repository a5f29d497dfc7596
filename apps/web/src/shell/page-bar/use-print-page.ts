import { useRouterState } from '@tanstack/react-router';

/** Prints the page on show with its print pages; null for a page without any. */
export const usePrintPage = () => useRouterState({ select: (state) => state.matches.at(-1)?.staticData.print ?? null });
