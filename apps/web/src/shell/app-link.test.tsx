// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppLink } from './app-link.tsx';
import { preloadPage } from './preload-page.ts';

vi.mock('./preload-page.ts', () => ({ preloadPage: vi.fn(() => Promise.resolve()) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function shownLink(): Promise<HTMLAnchorElement> {
  const rootRoute = createRootRoute({ component: () => <AppLink href="/product/a">a</AppLink> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const main = document.body.appendChild(document.createElement('main'));
  await act(async () => createRoot(main).render(<RouterProvider router={router} />));
  const link = main.querySelector('a');
  if (!link) throw new Error('no link');
  return link;
}

test('a link that the keyboard comes to asks for its page', async () => {
  const link = await shownLink();
  link.focus();
  expect(preloadPage).toHaveBeenCalledTimes(1);
});

test('a press, which gives a link the focus, asks for nothing that the pointer over it has asked for', async () => {
  const link = await shownLink();
  // The document of this test has no pointer.
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':hover');
  link.focus();
  expect(preloadPage).not.toHaveBeenCalled();
});
