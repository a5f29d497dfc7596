import { SMOOTH_SCROLL_MS } from '@vitrine/contract/routes.ts';
import { prefersReducedMotion } from '@vitrine/ui/prefers-reduced-motion.ts';

/** Slow, fast, slow: the cubic that look.md's in-out curve comes closest to. */
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls the page to `top` px in 500 ms, at once with reduced motion; a hand on wheel, key or screen takes over. */
export function smoothScrollTo(top: number): void {
  if (prefersReducedMotion()) {
    window.scrollTo({ top, behavior: 'instant' });
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
    window.scrollTo({ top: from + (top - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  };
  requestAnimationFrame(step);
}

/** The same for an element, which then is at the top, below what sticks there. */
export function smoothScrollToElement(element: HTMLElement): void {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  smoothScrollTo(window.scrollY + element.getBoundingClientRect().top - margin - padding);
}
