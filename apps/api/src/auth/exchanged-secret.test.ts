import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { ApiContext, App } from '../context.ts';
import { createContext } from '../create-context.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { pageSessionOf } from './page-cookie.ts';

const NEW = 'the secret after the one the server was started with';
const ADDRESS = '203.0.113.7';

let server: TestServer;
interface Restarted {
  app: App;
  context: ApiContext;
}
let exchanging: Restarted;
let exchanged: Restarted;

/** The same instance, started anew with other secrets. */
async function restarted(previousSecret: string | null): Promise<Restarted> {
  const { environment, pool, release } = server.context;
  const context = await createContext({ ...environment, secret: NEW, previousSecret }, createLog('api', 'silent'), pool, release);
  const app = await createApp(context, null);
  await app.ready();
  return { app, context };
}
beforeAll(async () => {
  server = await testServer();
  exchanging = await restarted(server.context.environment.secret);
  exchanged = await restarted(null);
});
afterAll(async () => {
  for (const { app, context } of [exchanging, exchanged]) {
    await app.close();
    context.access.close();
    await context.passwords.close();
  }
  await server.close();
});

const status = async ({ app }: { app: App }, token: string) =>
  (await app.inject({ url: '/api/v1/auth/ping', headers: bearer(token) })).statusCode;

test('what was made with the previous secret is valid as long as that secret is set; new things need the new secret only', async () => {
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
  const [held, lost] = [exchanging, exchanged].map(({ context }) => pageSessionOf({ headers }, context.environment));
  expect([held?.sessionId, lost], 'cookie of pages').toEqual([logIn.json().data.id, null]);
  const known = [exchanging, exchanged].map(({ context }) => context.trustedNetworks.knows(email, ADDRESS));
  expect(await Promise.all(known), 'network').toEqual([true, false]);

  const refreshed = await exchanging.app.inject({ url: '/api/v1/auth/refresh', headers: bearer(refreshToken) });
  expect(await status(exchanged, refreshed.json().data.token), 'the session goes on with a token of the new one').toBe(200);
});
