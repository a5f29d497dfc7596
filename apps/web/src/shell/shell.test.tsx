// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shell } from './shell.tsx';

const { header, nothing } = vi.hoisted(() => ({ header: vi.fn(() => null), nothing: () => null }));
vi.mock('../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('./header.tsx', () => ({ Header: header }));
vi.mock('./footer.tsx', () => ({ Footer: nothing }));
vi.mock('./comparison-bar.tsx', () => ({ ComparisonBar: nothing }));
vi.mock('./connection-notice.tsx', () => ({ ConnectionNotice: nothing }));
vi.mock('./notifications.tsx', () => ({ Notifications: nothing }));
vi.mock('./overlays.tsx', () => ({ Overlays: nothing }));
vi.mock('./page-bar/phone-bar.tsx', () => ({ PhoneBar: nothing }));
vi.mock('./page-tools/page-tools.tsx', () => ({ PageTools: nothing }));

const rootRoute = createRootRoute({ component: Shell });
const page = vi.fn(() => <p>page</p>);
const pageRoute = createRoute({ getParentRoute: () => rootRoute, path: '/$page', component: page });

const history = createMemoryHistory({ initialEntries: ['/a'] });
const router = createRouter({ history, routeTree: rootRoute.addChildren([pageRoute]), defaultStructuralSharing: false });

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const shownPage = () => document.querySelector('p')?.parentElement;

test('what surrounds a page is rendered anew by neither an overlay over it nor another page, which makes the page area anew', async () => {
  expect(document.body.textContent).toContain('page');
  header.mockClear();
  const before = shownPage();
  await act(async () => history.push('/a', { overlay: 'gallery/0' }));
  expect(router.state.location.state.overlay).toBe('gallery/0');
  expect(header).not.toHaveBeenCalled();
  expect(shownPage()).toBe(before);
  await act(async () => history.push('/b'));
  expect(shownPage()).not.toBe(before);
  expect(header).not.toHaveBeenCalled();
});
