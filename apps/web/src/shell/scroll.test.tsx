// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { SCROLL_RESTORE_MS } from '@vitrine/contract/routes.ts';
import { act, useLayoutEffect } from 'react';
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
async function placeAfter(does: () => void, wait: number = SCROLL_RESTORE_MS): Promise<number> {
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
  vi.advanceTimersByTime(wait);
  return top;
}

const turnWheel = (turned: WheelEventInit) => dispatchEvent(new WheelEvent('wheel', turned));

test('back restores where one was, after 500 ms and not before', async () => {
  expect(await placeAfter(() => undefined)).toBe(PLACE);
  expect(await placeAfter(() => undefined, 499)).toBe(0);
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

/** Tells of the page's size at once, and again when it is called. */
function followSize(): () => void {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        observers.add(this.#tell);
        this.#tell();
      }
      disconnect() {
        observers.delete(this.#tell);
      }
    },
  );
  return () => {
    for (const tell of observers) tell();
  };
}

test('a page that grows above its place, for which the browser moves it, goes back there until a person scrolls', async () => {
  const resized = followSize();
  expect(await placeAfter(() => undefined)).toBe(PLACE);
  await vi.dynamicImportSettled();
  end = 2 * PLACE;
  top = PLACE + 199;
  resized();
  expect(top).toBe(PLACE);
  turnWheel({ deltaY: 100 });
  top = PLACE + 100;
  resized();
  expect(top).toBe(PLACE + 100);
});

test('a person who scrolls before the code for a growing page is there stays there', async () => {
  followSize();
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

test('a page that is left holds the focus no more when it is taken away', async () => {
  const focused: (string | undefined)[] = [];
  function Page() {
    useLayoutEffect(() => () => void focused.push(document.activeElement?.id), []);
    return (
      <a id="next" href="/product/b">
        next
      </a>
    );
  }
  const rootRoute = createRootRoute();
  const routes = ['/product/a', '/product/b'].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: path.endsWith('a') ? Page : () => null }),
  );
  const history = createMemoryHistory({ initialEntries: ['/product/a'] });
  const router = createRouter({ routeTree: rootRoute.addChildren(routes), history });
  followScroll(router);
  const main = document.body.appendChild(document.createElement('main'));
  await act(async () => createRoot(main).render(<RouterProvider router={router} />));
  document.getElementById('next')?.focus();
  expect(document.activeElement?.id).toBe('next');
  await act(() => router.navigate({ href: '/product/b' }));
  expect(focused).toEqual(['']);
});

test('what follows the scroll position hears of the way to the top of the next page at once, not with the next frame', async () => {
  const history = createMemoryHistory({ initialEntries: ['/product/a'] });
  const routeTree = createRootRoute({ component: () => null });
  // As the app's router: else it goes to the top itself, before.
  const router = createRouter({ routeTree, history, scrollRestoration: () => false });
  followScroll(router);
  await act(async () => createRoot(document.createElement('main')).render(<RouterProvider router={router} />));
  top = PLACE;
  const heard = vi.fn(() => top);
  addEventListener('scroll', heard, { once: true });
  await act(() => router.navigate({ href: '/product/b' }));
  expect(heard).toHaveReturnedWith(0);
});
