import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

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
  const leaving = useRef('');
  const close = useCallback(() => {
    // One step back for one overlay, however often it is asked before the browser has gone there.
    const { state } = history.location;
    const step = state.__TSR_key ?? '';
    if (state.overlay !== name || leaving.current === step) return;
    leaving.current = step;
    history.back();
  }, [history, name]);
  return { open, show, close };
}
