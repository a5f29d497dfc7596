/** A page that paints nothing for so long has other cares than the order of its frames, ms. */
const UNPAINTED_MS = 1000;

/** Resolves once the screen shows what was rendered last; at once where nobody looks at the page, and when it is left. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, UNPAINTED_MS);
    // What follows is done before a page is gone: it may be kept in a store.
    addEventListener('pagehide', end);
    // A frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(end));
  });
}
