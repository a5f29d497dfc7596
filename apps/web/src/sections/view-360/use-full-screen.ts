import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** An element on the whole screen: `toggle` is null where the browser cannot (iPhones show only videos so). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    // A browser may refuse; the view then stays in the page.
    const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { on, toggle: document.fullscreenEnabled ? toggle : null };
}
