import { createServer } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiFetch } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { textsOf } from '../i18n/i18n.ts';
import { authStore, setTokens } from '../stores/auth.ts';
import { notificationsStore, notify } from '../stores/notifications.ts';
import { clearObjects, currentUser, setUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { person } from '../testing/person.ts';
import { serveApi } from '../testing/serve-api.ts';
import { followSession } from './follow-session.ts';

// The session is over at the server, and so is the account's.
serveApi(
  createServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/vnd.api+json' }).end('{"errors":[]}');
  }),
);

const navigate = vi.fn(async () => undefined);
const router = {
  latestLocation: { pathname: '/product/ww-200', href: '/product/ww-200' },
  matchRoutes: () => [{ staticData: { requiresAuth: true } }],
  navigate,
};
followSession(router as never, new QueryClient());

beforeEach(() => {
  notificationsStore.setState({ list: [], cameUp: new Set() }, true);
  navigate.mockClear();
  setTokens('token', 'refresh token');
  setUser(person('eva'));
  queryClient.setQueryData(['find', 'de', 'product/ww-200'], { id: 'ww-200' });
  offlineMode.setState({ isOn: false });
});

const call = () => apiFetch('document-generator/status/abc').catch(() => null);
const page = () => queryClient.getQueryData(['find', 'de', 'product/ww-200']);

test('a session that has ended logs out and leads to the login, and back to the page after it', async () => {
  await call();
  expect(currentUser()).toBeNull();
  expect(page()).toBeUndefined();
  expect(navigate).toHaveBeenCalledWith({ to: '/login', search: { redirect: '/product/ww-200' }, replace: true });
});

test('what was said about the session that ended goes with the next log-in, and nothing else', async () => {
  const said = () => notificationsStore.getState().list.map(({ text }) => text);
  notify(() => ({ icon: 'error', text: 'Nicht gesendet' }));
  await call();
  await vi.waitFor(() => expect(said()).toEqual(['Nicht gesendet', textsOf('shell')('notifications.loggedOut')]));
  setUser(person('eva'));
  expect(said()).toEqual(['Nicht gesendet']);
});

test('in offline mode the account and the pages stay; the first call after it logs out', async () => {
  offlineMode.setState({ isOn: true });
  await call();
  await call();
  expect(authStore.getState().token).toBeNull();
  expect(currentUser()?.id).toBe('eva');
  expect(page()).toEqual({ id: 'ww-200' });
  expect(navigate).not.toHaveBeenCalled();
  offlineMode.setState({ isOn: false });
  await call();
  expect(currentUser()).toBeNull();
  expect(navigate).toHaveBeenCalledOnce();
});

test('in offline mode without an account the session ends as elsewhere', async () => {
  offlineMode.setState({ isOn: true });
  clearObjects();
  await call();
  expect(authStore.getState()).toEqual({ token: null, refreshToken: null });
  expect(page()).toBeUndefined();
});
