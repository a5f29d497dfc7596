import { createServer } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { platform } from '../platform.ts';
import { authStore, setTokens } from '../stores/auth.ts';
import { setUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { person } from '../testing/person.ts';
import { serveApi } from '../testing/serve-api.ts';
import { testDesktop } from '../testing/test-desktop.ts';
import { beginSession } from './begin-session.ts';

const seen: string[] = [];
const server = createServer(({ method, url, headers }, response) => {
  seen.push(`${method} ${url} ${headers.authorization}`);
  if (url !== '/api/v1/user/current') return response.writeHead(204).end();
  const { type, id, ...attributes } = person('eva');
  return response
    .writeHead(200, { 'content-type': 'application/vnd.api+json' })
    .end(JSON.stringify({ data: { type, id, attributes, relationships: {} } }));
});
const answer = {
  data: {
    type: 'auth',
    id: 'a-session',
    attributes: { token: 'new', refresh_token: 'new refresh' },
    relationships: { user: { data: { type: 'user', id: 'eva' } } },
  },
  message: '',
};
const FORMER = 'POST /api/v1/auth/logout Bearer former refresh';

serveApi(server);
beforeEach(() => {
  seen.length = 0;
  setTokens('former', 'former refresh');
});

it.each(['password', 'code'] as const)(
  'a session begun by %s ends the earlier session of another person in this browser',
  async (by) => {
    setUser(person('karl'));
    expect((await beginSession(answer, by)).id).toBe('eva');
    expect(authStore.getState().token).toBe('new');
    await expect.poll(() => seen).toContain(FORMER);
  },
);

it('a session begun by the password also ends an earlier session of the same person', async () => {
  setUser(person('eva'));
  await beginSession(answer, 'password');
  await expect.poll(() => seen).toContain(FORMER);
});

it('a session begun by a code keeps an earlier session of the same person, which may have made the code', async () => {
  setUser(person('eva'));
  await beginSession(answer, 'code');
  expect(seen).toEqual(['GET /api/v1/user/current Bearer new']);
});

it('the account is read from the server in offline mode too, because the disk has the account of the person who loaded the catalogue', async () => {
  const { desktop, setOffline } = testDesktop(platform.origin);
  platform.desktop = desktop;
  offlineMode.setState({ isOn: true });
  const origins = () => setOffline.mock.calls.flat();
  await beginSession(answer, 'password');
  expect(seen).toContain('GET /api/v1/user/current Bearer new');
  expect(origins()).toEqual([false, true]);
  offlineMode.setState({ isOn: false });
  platform.desktop = null;
});
