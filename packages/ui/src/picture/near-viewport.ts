import { LAZY_LOAD_EXPAND_PX } from '@vitrine/contract/constants.ts';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function shared(): IntersectionObserver {
  if (observer) return observer;
  const margin = `${LAZY_LOAD_EXPAND_PX}px`;
  // scrollMargin widens carousels too, whose cells otherwise count as far away until they are seen. Sideways only: Chromium adds it to the
  // margin of the window, and pictures would come from twice as far.
  const options: IntersectionObserverInit & { scrollMargin?: string } = { rootMargin: margin, scrollMargin: `0px ${margin}` };
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      waiting.get(target)?.();
      forget(target);
    }
  }, options);
  return observer;
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls back once when the element is within 500 px of the viewport; one observer serves all. Returns the way to give up. */
export function whenNear(element: Element, callback: () => void): () => void {
  waiting.set(element, callback);
  shared().observe(element);
  return () => forget(element);
}
