import { LAZY_LOAD_EXPAND_PX } from '@vitrine/contract/constants.ts';
import { flushSync } from 'react-dom';

/** Called once when it is time; `toPrint`: because the page goes to a printer as it is. */
type Callback = (toPrint: boolean) => void;

const waiting = new Map<Element, Callback>();
let observer: IntersectionObserver | undefined;
/** The page is on its way to a printer: what comes to it now, while the browser waits for pictures, is printed too. */
let isPrinting = false;

/** On paper everything is near. What is called may bring more that waits, and has to be laid out before the browser goes on. */
function onPrint({ type }: Event) {
  isPrinting = type === 'beforeprint';
  while (waiting.size > 0) {
    const callbacks = [...waiting.values()];
    waiting.clear();
    flushSync(() => callbacks.map((callback) => callback(true)));
  }
}

function shared(): IntersectionObserver {
  if (observer) return observer;
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
  const margin = `${LAZY_LOAD_EXPAND_PX}px`;
  // scrollMargin widens carousels too, whose cells otherwise count as far away until they are seen. Sideways only: Chromium adds it to the
  // margin of the window, and pictures would come from twice as far.
  const options: IntersectionObserverInit & { scrollMargin?: string } = { rootMargin: margin, scrollMargin: `0px ${margin}` };
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      waiting.get(target)?.(false);
      forget(target);
    }
  }, options);
  return observer;
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls back once when the element is within 500 px of the viewport, or is to be printed; one observer serves all. Returns the way to give up. */
export function whenNear(element: Element, callback: Callback): () => void {
  if (isPrinting) callback(false);
  else waiting.set(element, callback);
  shared().observe(element);
  return () => forget(element);
}
