/** After this time a page stays where it is, also one that is still shorter than it was. */
const GROWS_MS = 5000;

/**
 * Keeps a page at a place while it grows: on a slow machine its sections come later, those below the place, so that it cannot be reached
 * before, and those above it, for which the browser moves the place. `isLeft` tells that another page is shown. Aborting `restoration` ends
 * it, as a person does who scrolls.
 */
export function reachPlace(top: number, restoration: AbortController, isLeft: () => boolean): void {
  const { signal } = restoration;
  if (signal.aborted) return;
  const growing = new ResizeObserver(() => {
    if (isLeft()) restoration.abort();
    else scrollTo({ top, behavior: 'instant' });
  });
  signal.addEventListener('abort', () => growing.disconnect());
  setTimeout(() => restoration.abort(), GROWS_MS);
  growing.observe(document.body);
}
