import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Name of the filter panel in the history. */
export const FILTER_PANEL = 'media-filters';

/**
 * The filter panel as a step of the history. What is chosen in it changes that step; closing it goes back where nothing was, and otherwise
 * leaves the step with its filters, so that going back leads to the filters before.
 */
export function useFilterPanel() {
  const { history } = useRouter();
  const open = useRouterState({ select: ({ location }) => location.state.overlay === FILTER_PANEL });
  const show = useCallback(() => {
    const { href, state } = history.location;
    history.push(href, { ...(state.mediaPages && { mediaPages: state.mediaPages }), overlay: FILTER_PANEL });
  }, [history]);
  const close = useCallback(() => {
    const { href, state } = history.location;
    if (state.overlay !== FILTER_PANEL) return;
    if (state.mediaFiltered) history.replace(href, {});
    else history.back();
  }, [history]);
  return { open, show, close };
}
