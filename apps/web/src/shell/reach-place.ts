/** After this time a page that is still shorter than it was stays where it is. */
const GROWS_MS = 5000;

/**
 * Scrolls to a place of the page, again while the page grows towards it: on a slow machine its lower sections come later. `isLeft` tells that
 * another page is shown. Aborting `restoration` ends it, as a person does who scrolls; it is aborted at the place.
 */
export function reachPlace(top: number, restoration: AbortController, isLeft: () => boolean): void {
  const { signal } = restoration;
  if (signal.aborted) return;
  const growing = new ResizeObserver(() => {
    if (!isLeft()) scrollTo({ top, behavior: 'instant' });
    if (isLeft() || scrollY >= top - 1) restoration.abort();
  });
  signal.addEventListener('abort', () => growing.disconnect());
  setTimeout(() => restoration.abort(), GROWS_MS);
  growing.observe(document.body);
}
