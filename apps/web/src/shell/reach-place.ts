/** After this time a page that is still shorter than it was stays where it is. */
const GROWS_MS = 5000;

/**
 * Scrolls to a place of the page, and again while the page grows towards it: on a slow machine its lower sections come later. What
 * the person does meanwhile comes first. Answers a function that gives it up.
 */
export function reachPlace(top: number): () => void {
  const there = new AbortController();
  const go = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) there.abort();
  };
  const giveUp = () => there.abort();
  const growing = new ResizeObserver(go);
  there.signal.addEventListener('abort', () => growing.disconnect());
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, giveUp, { passive: true, signal: there.signal });
  setTimeout(giveUp, GROWS_MS);
  go();
  if (!there.signal.aborted) growing.observe(document.body);
  return giveUp;
}
