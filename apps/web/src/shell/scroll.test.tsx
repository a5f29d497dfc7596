// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { SCROLL_RESTORE_MS } from '@vitrine/contract/routes.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followScroll } from './scroll.ts';

const PLACE = 3000;
let top = 0;
/** How far the page can be scrolled. */
let end = PLACE;

beforeEach(() => {
  top = 0;
  end = PLACE;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', (to: ScrollToOptions) => {
    top = Math.min(to.top ?? 0, end);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Leaves a page at PLACE, goes back, does something before the restoration, and answers where the page is after it. */
async function placeAfter(does: () => void): Promise<number> {
  const history = createMemoryHistory({ initialEntries: ['/product/a'] });
  const router = createRouter({ routeTree: createRootRoute({ component: () => null }), history });
  followScroll(router);
  await act(async () => createRoot(document.createElement('main')).render(<RouterProvider router={router} />));
  top = PLACE;
  dispatchEvent(new Event('scroll'));
  await act(() => router.navigate({ href: '/product/b' }));
  expect(top).toBe(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    history.back();
    await router.load();
  });
  does();
  vi.advanceTimersByTime(SCROLL_RESTORE_MS);
  return top;
}

const turnWheel = (turned: WheelEventInit) => dispatchEvent(new WheelEvent('wheel', turned));

test('back restores where one was', async () => {
  expect(await placeAfter(() => undefined)).toBe(PLACE);
});

test.each([
  ['wheel', () => turnWheel({ deltaY: 100 })],
  ['finger', () => dispatchEvent(new Event('touchstart'))],
  ['scrollbar', () => dispatchEvent(new Event('pointerdown'))],
  ['key', () => dispatchEvent(new Event('keydown'))],
])('a person who scrolls by %s before the restoration stays there', async (_, scrolls) => {
  const place = await placeAfter(() => {
    scrolls();
    top = 200;
  });
  expect(place).toBe(200);
});

test('two fingers that went back across a touchpad do not scroll', async () => {
  expect(await placeAfter(() => turnWheel({ deltaX: -100, deltaY: 5 }))).toBe(PLACE);
});

test('a person who scrolls before the code for a growing page is there stays there', async () => {
  // It tells of the page's size at once.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(tell: () => void) {
        this.observe = tell;
      }
      disconnect() {}
    },
  );
  expect(
    await placeAfter(() => {
      end = 1000;
    }),
  ).toBe(1000);
  turnWheel({ deltaY: -100 });
  top = 200;
  end = PLACE;
  await vi.dynamicImportSettled();
  expect(top).toBe(200);
});
