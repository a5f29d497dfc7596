// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuParts } from './menu-parts.tsx';

const PARTS = [
  { entry: 'overview', sections: ['intro', 'view'] },
  { entry: 'products', sections: ['data'] },
] as const;
const parts = PARTS.map(({ entry, sections }) => ({ entry, sections: [...sections] }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/** What the page holds at its end, and the sections that were asked for on the way there. */
async function shownPage(): Promise<{ end: string; asked: string }> {
  const main = document.querySelector('main');
  if (!main) throw new Error('no page');
  const section = vi.fn((name: string) => <i>{name} </i>);
  await act(async () =>
    createRoot(main).render(
      <MenuParts parts={parts} section={section}>
        <i>box</i>
      </MenuParts>,
    ),
  );
  return { end: [...main.querySelectorAll('i')].map((e) => e.textContent).join(''), asked: section.mock.calls.flat().join(' ') };
}

test('a page begins with its first section, then come the others one by one and what follows them', async () => {
  expect(await shownPage()).toEqual({ end: 'intro view data box', asked: 'intro intro view intro view data' });
});

test('a page that opens at a place within it has all of its sections at once', async () => {
  location.hash = '#products';
  expect(await shownPage()).toEqual({ end: 'intro view data box', asked: 'intro view data' });
});
