import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { assemble } from '../create-parts.ts';
import type { App, Parts } from '../parts.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { pageSessionOf } from './page-cookie.ts';

const NEW = 'the secret after the one the server was started with';
const ADDRESS = '203.0.113.7';

let server: TestServer;
interface Restarted {
  app: App;
  parts: Parts;
}
let exchanging: Restarted;
let exchanged: Restarted;

/** The same instance, started anew with other secrets. */
async function restarted(previousSecret: string | null): Promise<Restarted> {
  const { environment, pool, release } = server.parts;
  const parts = await assemble({ ...environment, secret: NEW, previousSecret }, createLog('api', 'silent'), pool, release);
  const app = await createApp(parts, null);
  await app.ready();
  return { app, parts };
}
beforeAll(async () => {
  server = await testServer();
  exchanging = await restarted(server.parts.environment.secret);
  exchanged = await restarted(null);
});
afterAll(async () => {
  for (const { app, parts } of [exchanging, exchanged]) {
    await app.close();
    parts.access.close();
    await parts.passwords.close();
  }
  await server.close();
});

const status = async ({ app }: { app: App }, token: string) =>
  (await app.inject({ url: '/api/v1/auth/ping', headers: bearer(token) })).statusCode;

test('what was made with the previous secret holds while it is there, and nothing of it afterwards; what is new needs the new one only', async () => {
  const { email } = await server.account();
  const logIn = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: ADDRESS,
    payload: { credentials: { username: email, password: PASSWORD } },
  });
  const { token, refresh_token: refreshToken } = logIn.json().data.attributes;
  const headers = { cookie: String(logIn.headers['set-cookie']).split(';')[0] ?? '' };

  expect([await status(exchanging, token), await status(exchanged, token)], 'access token').toEqual([200, 401]);
  const [held, lost] = [exchanging, exchanged].map(({ parts }) => pageSessionOf({ headers }, parts.environment));
  expect([held?.sessionId, lost], 'cookie of pages').toEqual([logIn.json().data.id, null]);
  const known = [exchanging, exchanged].map(({ parts }) => parts.trustedNetworks.knows(email, ADDRESS));
  expect(await Promise.all(known), 'network').toEqual([true, false]);

  const refreshed = await exchanging.app.inject({ url: '/api/v1/auth/refresh', headers: bearer(refreshToken) });
  expect(await status(exchanged, refreshed.json().data.token), 'the session goes on with a token of the new one').toBe(200);
});
