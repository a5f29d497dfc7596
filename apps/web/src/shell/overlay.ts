import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { stepBack } from './step-back.ts';

/**
 * An overlay as a step of the history, so that the back button closes it: menu, settings, full-screen views. `name` is
 * kept in the history entry's state; the address stays.
 */
export function useOverlay(name: string): { open: boolean; show: () => void; close: () => void } {
  const { history } = useRouter();
  const open = useRouterState({ select: (state) => state.location.state.overlay === name });
  const show = useCallback(() => {
    const { href, state } = history.location;
    if (state.overlay) history.replace(href, { ...state, overlay: name });
    // What the page below shows stays as it is.
    else history.push(href, { ...(state.mediaPages !== undefined && { mediaPages: state.mediaPages }), overlay: name });
  }, [history, name]);
  const close = useCallback(() => {
    if (history.location.state.overlay === name) stepBack(history);
  }, [history, name]);
  return { open, show, close };
}
