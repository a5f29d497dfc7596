import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { stepBack } from '../../shell/step-back.ts';

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
    // Pressed twice before it was there: one step.
    if (state.overlay === FILTER_PANEL) return;
    history.push(href, { ...(state.mediaPages && { mediaPages: state.mediaPages }), overlay: FILTER_PANEL });
  }, [history]);
  const close = useCallback(() => {
    const { href, state } = history.location;
    if (state.overlay !== FILTER_PANEL) return;
    if (state.mediaFiltered) history.replace(href, {});
    else stepBack(history);
  }, [history]);
  return { open, show, close };
}
