// @vitest-environment happy-dom
import {
  createHashHistory,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followScroll } from '../../shell/scroll.ts';
import { MenuParts } from './menu-parts.tsx';

const PARTS = [
  { entry: 'overview', sections: ['intro', 'view'] },
  { entry: 'products', sections: ['data'] },
] as const;
const parts = PARTS.map(({ entry, sections }) => ({ entry, sections: [...sections] }));

let frames: FrameRequestCallback[];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/** Follows a router whose page opens at this address. */
async function openAt(history: RouterHistory) {
  const router = createRouter({ routeTree: createRootRoute(), history });
  followScroll(router);
  await router.load();
  return router;
}

/** Paints the page, and lets what waited for that come. */
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(performance.now());
    await new Promise((resolve) => setTimeout(resolve));
  });

/** What the page holds at first, with all that needs no frame, and at its end, and the sections that were rendered on the way there. */
async function shownPage(): Promise<{ first: string; unpainted: string; end: string; rendered: string }> {
  const main = document.querySelector('main');
  if (!main) throw new Error('no page');
  const rendered: string[] = [];
  function Section({ name }: { name: string }) {
    rendered.push(name);
    return <i>{name} </i>;
  }
  const text = () => [...main.querySelectorAll('i')].map((e) => e.textContent).join('');
  let first = '';
  const root = createRoot(main);
  await act(async () => {
    flushSync(() =>
      root.render(
        <MenuParts parts={parts} section={(name) => <Section name={name} />}>
          <i>box</i>
        </MenuParts>,
      ),
    );
    first = text();
  });
  const unpainted = text();
  await paint();
  return { first, unpainted, end: text(), rendered: rendered.join(' ') };
}

const WHOLE = 'intro view data box';

test('a page begins with its first section; once that is painted come the others one by one, each rendered once, and what follows them', async () => {
  await openAt(createMemoryHistory({ initialEntries: ['/product/a'] }));
  expect(await shownPage()).toEqual({ first: 'intro ', unpainted: 'intro ', end: WHOLE, rendered: 'intro view data' });
});

test('a page that opens at a place within it has all of its sections at once', async () => {
  await openAt(createMemoryHistory({ initialEntries: ['/product/a#products'] }));
  expect((await shownPage()).first).toBe(WHOLE);
});

test('in the desktop app, where the route itself is a hash, they come one by one too', async () => {
  location.hash = '#/product/a';
  await openAt(createHashHistory());
  expect((await shownPage()).first).toBe('intro ');
});

test('on the way back to where one was all sections are there at once', async () => {
  const router = await openAt(createMemoryHistory({ initialEntries: ['/product/a'] }));
  vi.stubGlobal('scrollY', 3000);
  dispatchEvent(new Event('scroll'));
  router.history.push('/product/b');
  await router.load();
  router.history.back();
  await router.load();
  expect((await shownPage()).first).toBe(WHOLE);
});

test('a press on an entry brings the sections that are missing before it measures', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await openAt(createMemoryHistory({ initialEntries: ['/product/a'] }));
  const main = document.querySelector('main') as HTMLElement;
  flushSync(() => createRoot(main).render(<MenuParts parts={parts} section={(name) => <i>{name} </i>} />));
  const measured: string[] = [];
  vi.spyOn(document.getElementById('products') as HTMLElement, 'getBoundingClientRect').mockImplementation(() => {
    measured.push(main.querySelectorAll('i').length.toString());
    return new DOMRect();
  });
  main.querySelector<HTMLElement>('a[href="#products"]')?.click();
  expect(measured[0]).toBe('3');
});
