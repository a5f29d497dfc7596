// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilterPanel } from './use-filter-panel.ts';
import { useLibraryAddress } from './use-library-address.ts';

/** The history of a visit; the page hears of a step only when it is rendered again, as on a slow machine. */
const visit = vi.hoisted(() => ({ history: null as unknown }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({ history: visit.history }),
  useRouterState: () => undefined,
}));

let history: ReturnType<typeof createMemoryHistory>;
let library: ReturnType<typeof useLibraryAddress>;
let panel: ReturnType<typeof useFilterPanel>;
function Probe() {
  library = useLibraryAddress();
  panel = useFilterPanel();
  return null;
}

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history = createMemoryHistory({ initialEntries: ['/media-library'] });
  visit.history = history;
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('an item that is pressed twice is one step of the history', () => {
  const before = history.length;
  library.open('a');
  library.open('a');
  expect(history.length).toBe(before + 1);
  expect(history.location.href).toBe('/media-library?item=a');
});

test('so is the filter panel', () => {
  const before = history.length;
  panel.show();
  panel.show();
  expect(history.length).toBe(before + 1);
});
