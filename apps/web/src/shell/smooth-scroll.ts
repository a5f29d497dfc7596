import { SMOOTH_SCROLL_MS } from '@vitrine/contract/routes.ts';
import { prefersReducedMotion } from '@vitrine/ui/prefers-reduced-motion.ts';

/** Slow, fast, slow: the cubic that look.md's in-out curve comes closest to. */
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls the page to where `topOf` answers, asked at each frame, in 500 ms. */
function follow(topOf: () => number): void {
  if (prefersReducedMotion()) {
    window.scrollTo({ top: topOf(), behavior: 'instant' });
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  const interruption = new AbortController();
  for (const type of INTERRUPTIONS) {
    window.addEventListener(type, () => interruption.abort(), { passive: true, signal: interruption.signal });
  }
  const step = (now: number) => {
    if (interruption.signal.aborted) return;
    const share = Math.min(1, Math.max(0, now - began) / SMOOTH_SCROLL_MS);
    window.scrollTo({ top: from + (topOf() - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  };
  requestAnimationFrame(step);
}

/** Scrolls the page to `top` px in 500 ms, at once with reduced motion; a hand on wheel, key or screen takes over. */
export const smoothScrollTo = (top: number): void => follow(() => top);

/**
 * The same for the element of this id, which then is at the top, below what sticks there. It is looked for at each frame: the page above
 * it may grow meanwhile, and a page that has just opened may draw it once more.
 */
export function smoothScrollToId(id: string): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  follow(() => {
    const element = document.getElementById(id);
    if (!element) return window.scrollY;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return window.scrollY + element.getBoundingClientRect().top - margin - padding;
  });
}
