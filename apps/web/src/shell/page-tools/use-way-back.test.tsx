// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { usePageTitle } from '../page-title.ts';
import { useWayBack } from './use-way-back.ts';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
afterEach(() => vi.unstubAllGlobals());

test('the way is kept once the page is painted, not before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  function Page() {
    usePageTitle('WW 200');
    useWayBack();
    return null;
  }
  const history = createMemoryHistory({ initialEntries: ['/product/ww-200'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await act(async () => createRoot(document.createElement('main')).render(<RouterProvider router={router} />));
  expect(JSON.stringify(sessionStorage)).not.toContain('WW 200');
  // The title comes with the first frame, and is kept after the next.
  await vi.waitFor(async () => {
    await act(async () => {
      for (const frame of frames.splice(0)) frame(performance.now());
    });
    expect(JSON.stringify(sessionStorage)).toContain('WW 200');
  });
});
