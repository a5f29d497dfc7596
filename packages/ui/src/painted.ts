/** A page that nobody sees paints nothing; what waits for a paint goes on after this time, ms. */
const UNSEEN_MS = 100;

/** Resolves once the screen shows what was rendered last. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is painted after its callbacks.
      setTimeout(resolve);
    });
  });
}
