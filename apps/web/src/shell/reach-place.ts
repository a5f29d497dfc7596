/** After this time a page that is still shorter than it was stays where it is. */
const GROWS_MS = 5000;

/**
 * Scrolls to a place of the page, again while the page grows towards it: on a slow machine its lower sections come later. What
 * the person does meanwhile comes first. `isLeft` tells that another page is shown.
 */
export function reachPlace(top: number, isLeft: () => boolean): void {
  const there = new AbortController();
  const end = () => there.abort();
  const go = () => {
    if (!isLeft()) scrollTo({ top, behavior: 'instant' });
    if (isLeft() || scrollY >= top - 1) end();
  };
  const growing = new ResizeObserver(go);
  there.signal.addEventListener('abort', () => growing.disconnect());
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, end, { passive: true, signal: there.signal });
  setTimeout(end, GROWS_MS);
  growing.observe(document.body);
}
