/** What a person scrolls with; a press of the pointer may take the scrollbar. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A swipe across a touchpad, or Alt or Cmd with an arrow, goes back, and the last of it comes after the page: that scrolls nothing. */
const goesBack = (event: Event) =>
  (event instanceof WheelEvent && Math.abs(event.deltaX) > Math.abs(event.deltaY)) ||
  (event instanceof KeyboardEvent && (event.altKey || event.metaKey));

/** Aborts once the person does something that may scroll: from then on they decide where the page is. Its owner aborts it to stop listening. */
export function untilPersonScrolls(): AbortController {
  const acted = new AbortController();
  const end = (event: Event) => {
    if (!goesBack(event)) acted.abort();
  };
  for (const act of ACTS) addEventListener(act, end, { passive: true, signal: acted.signal });
  return acted;
}
