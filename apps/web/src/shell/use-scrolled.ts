import { useSyncExternalStore } from 'react';

/** After this many px the header over a hero turns white and titled pages show their title (look.md, "Shell"). */
const SCROLLED_PX = 80;

/** As of the last scroll event: to ask for `scrollY` lays the page out, which is too dear in the middle of a render. */
let isScrolled = false;
// Also on pages where nobody asks: the next one begins with what is true then.
globalThis.addEventListener?.(
  'scroll',
  () => {
    isScrolled = scrollY > SCROLLED_PX;
  },
  { passive: true },
);

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** True once the page is scrolled further than 80 px. */
export const useScrolled = () => useSyncExternalStore(subscribe, () => isScrolled);
