import { createServer } from 'node:http';
import { pageFlags } from '@vitrine/contract/routes.ts';
import { beforeEach, expect, it } from 'vitest';
import { clearTokens, setTokens } from '../stores/auth.ts';
import { clearObjects, setUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { person } from '../testing/person.ts';
import { serveApi } from '../testing/serve-api.ts';
import { guard } from './guard.ts';
import { isLoggedIn, logOutLocally } from './session.ts';

let status = 200;
let asked: (string | undefined)[] = [];
serveApi(
  createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end('{"errors":[]}');
  }),
);
beforeEach(() => {
  status = 200;
  asked = [];
  setTokens('token', null);
  clearObjects();
  offlineMode.setState({ isOn: false });
});

const toProduct = () => guard({ printing: false, flags: pageFlags('product'), target: '/product/ww-200', isLoggedIn });

it('in offline mode nothing is asked, and a page opens with a user or a session, but not after a log-out', async () => {
  offlineMode.setState({ isOn: true });
  expect(await isLoggedIn()).toBeNull();
  expect(await toProduct()).toEqual({ to: 'through' });
  // The session has ended.
  setUser(person('eva'));
  clearTokens();
  expect(await toProduct()).toEqual({ to: 'through' });
  logOutLocally();
  expect(await toProduct()).toEqual({ to: 'login', redirect: '/product/ww-200' });
  expect(asked).toEqual([]);
});

it('a user in the store is logged in without a question', async () => {
  setUser(person('eva'));
  expect(await isLoggedIn()).toBe(true);
  expect(asked).toEqual([]);
});

it('without a token the person is logged out, and the server is not asked', async () => {
  clearTokens();
  expect(await toProduct()).toEqual({ to: 'login', redirect: '/product/ww-200' });
  expect(asked).toEqual([]);
});

it.each([
  [401, false],
  [403, false],
  [429, null],
  [500, null],
  [503, null],
])('an answer %i to the check means %s', async (answer, expected) => {
  status = answer;
  expect(await isLoggedIn()).toBe(expected);
  expect(asked[0]).toBe('/api/v1/auth/ping');
});
