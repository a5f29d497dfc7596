// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smoothScrollTo, smoothScrollToId } from './smooth-scroll.ts';

let top = 0;

beforeEach(() => {
  top = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', (to: ScrollToOptions) => {
    top = to.top ?? 0;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a smooth scroll takes 500 ms', () => {
  smoothScrollTo(1000);
  vi.advanceTimersByTime(250);
  expect(top).toBeGreaterThan(300);
  expect(top).toBeLessThan(700);
  vi.advanceTimersByTime(230);
  expect(top).toBeLessThan(1000);
  vi.advanceTimersByTime(40);
  expect(top).toBe(1000);
});

test('the place of a hash is reached in 500 ms, also where the page above it grows meanwhile', () => {
  let above = 1000;
  document.body.innerHTML = '<p id="faq"></p>';
  vi.spyOn(document.querySelector('#faq') ?? document.body, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, above - top, 0, 0),
  );
  smoothScrollToId('faq');
  vi.advanceTimersByTime(250);
  expect(top).toBeGreaterThan(300);
  above = 1500;
  vi.advanceTimersByTime(230);
  expect(top).toBeLessThan(1500);
  vi.advanceTimersByTime(40);
  expect(top).toBe(1500);
});

test('a hand on the wheel takes over', () => {
  smoothScrollTo(1000);
  vi.advanceTimersByTime(250);
  const before = top;
  window.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(500);
  expect(top).toBe(before);
});
