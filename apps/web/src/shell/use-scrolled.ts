import { useSyncExternalStore } from 'react';

/** After this many px the header over a hero turns white and titled pages show their title (look.md, "Shell"). */
const SCROLLED_PX = 80;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** True once the page is scrolled further than 80 px. */
export const useScrolled = () => useSyncExternalStore(subscribe, () => scrollY > SCROLLED_PX);
