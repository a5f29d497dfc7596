import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { isThere, type Motion, settled, TICK_MS } from './settle.ts';

/**
 * Moves a scroller to `left` px by the slider's physics (at once with reduced motion). Snapping is off on the way
 * and on again at the end. Returns the way to stop.
 */
export function settleTo(scroller: HTMLElement, left: number): () => void {
  if (prefersReducedMotion()) {
    scroller.scrollTo({ left, behavior: 'instant' });
    return () => {};
  }
  let motion: Motion = { position: scroller.scrollLeft, velocity: 0 };
  let last = performance.now();
  let owed = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    scroller.removeAttribute('data-moving');
  };
  const paint = (now: number) => {
    owed += Math.min(now - last, TICK_MS * 4);
    last = now;
    for (; owed >= TICK_MS; owed -= TICK_MS) motion = settled(motion, left);
    const there = isThere(motion, left);
    scroller.scrollTo({ left: there ? left : motion.position, behavior: 'instant' });
    if (there) stop();
    else frame = requestAnimationFrame(paint);
  };
  scroller.setAttribute('data-moving', '');
  frame = requestAnimationFrame(paint);
  return stop;
}
