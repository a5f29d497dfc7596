import { setTimeout } from 'node:timers/promises';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { openRelease } from '@vitrine/release/current-release.ts';
import { createPool, type Pool, transaction } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { ApiContext, App } from '../context.ts';
import { createContext } from '../create-context.ts';
import { resetLink } from '../testing/mailed-links.ts';
import { problemsOf } from '../testing/registration.ts';
import { bearer, oneTimeCode, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

/** The time in which a blocked or deleted account is out everywhere. */
const WITHIN_MS = 10_000;

let server: TestServer;
/** Another API process of the same instance. */
let other: { app: App; context: ApiContext; pool: Pool };
beforeAll(async () => {
  server = await testServer();
  const { environment } = server.context;
  const pool = createPool(environment.databaseUrl, 'other api', 6);
  const log = createLog('api', process.env.LOG_LEVEL ?? 'silent');
  const release = await openRelease({ databaseUrl: environment.databaseUrl, log });
  const context = await createContext(environment, log, pool, release);
  other = { app: await createApp(context, null), context, pool };
  await other.app.ready();
});
afterAll(async () => {
  await other.app.close();
  other.context.access.close();
  await other.context.passwords.close();
  await other.context.release.close();
  await other.pool.end();
  await server.close();
});

const DOCUMENT = {
  meta: { customer: { email: 'k@x.example', firstname: 'Karl', lastname: 'Kunde', company: 'K', gender: 'male' }, message: '' },
  pages: [{ id: '/product/ww-200', tableOfContentsTitle: 'WW', urlPath: '/product/ww-200', type: 'pdf' }],
};

test.each([
  ['blocked', (id: string) => server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id])],
  ['deleted', (id: string) => transaction(server.pool, (db) => eraseAccount(db, { accountId: id, staffId: null }))],
])('an account that is %s is out within ten seconds, in every process and by every door', async (_, close) => {
  const { id, email } = await server.account();
  const apps = [server.app, other.app];
  const { token, refreshToken } = await server.login(email);
  const code = await oneTimeCode(server, token);
  const link = await resetLink(server, id);
  const call = async (app: App, method: 'GET' | 'POST' | 'PATCH', url: string, bearerToken: string, payload?: object) =>
    (await app.inject({ method, url: `/api/v1/${url}`, headers: bearer(bearerToken), ...(payload && { payload }) })).statusCode;
  // Both know the token by heart, so that content is answered from memory.
  for (const app of apps)
    for (const url of ['product/ww-200', 'auth/sessions']) expect(await call(app, 'GET', url, token)).toBe(200);

  const since = Date.now();
  await close(id);
  // Beside all that is asked meanwhile, which has no part in how long it takes.
  const out = Promise.all(
    apps.flatMap((app) =>
      ['product/ww-200', 'auth/ping', 'auth/sessions', 'navigation/_all'].map(async (url) => {
        while (Date.now() - since < WITHIN_MS && (await call(app, 'GET', url, token)) !== 401) await setTimeout(100);
        return Date.now() - since;
      }),
    ),
  );
  for (const app of apps) {
    expect(await call(app, 'GET', 'auth/ping', refreshToken), 'an open page that asks is told at once').toBe(401);
    expect(await call(app, 'GET', 'auth/refresh', refreshToken), 'refresh at once').toBe(401);
    expect(await call(app, 'GET', 'user/current', token), 'what is about the account at once').toBe(401);
    expect(await call(app, 'PATCH', 'user/current', token, { company: 'x' })).toBe(401);
    expect(await call(app, 'GET', 'user/current/export', token)).toBe(401);
    expect(await call(app, 'POST', 'user/current/deletion-request', token)).toBe(401);
    expect(await call(app, 'POST', 'document-generator/register', token, DOCUMENT), 'documents at once').toBe(401);
    expect((await app.inject({ method: 'POST', url: '/api/v1/auth/exchange', payload: { code } })).statusCode).toBe(401);
    const newPassword = { newPassword: 'drei grüne Gießkannen', newPassword_confirmation: 'drei grüne Gießkannen' };
    for (const [door, payload] of [
      ['check', link],
      ['set-password', { ...link, ...newPassword }],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url: `/api/v1/auth/password-reset/${door}`, payload });
      expect([door, problemsOf(answer)], 'a link that was mailed before').toEqual([door, ['code codeInvalid']]);
    }
    const login = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { credentials: { username: email, password: PASSWORD } },
    });
    expect([401, 403]).toContain(login.statusCode);
  }
  expect(Math.max(...(await out))).toBeLessThan(WITHIN_MS);
  for (const app of apps) expect(await call(app, 'POST', 'auth/code', token)).toBe(401);
  expect((await server.pool.query('select 1 from vitrine.document_request where account_id = $1', [id])).rowCount).toBe(0);
});

test('an account that is not active is refused with the reason, after the right password only', async () => {
  for (const [state, code] of [
    ['pending', 'accountPending'],
    ['declined', 'accountDeclined'],
    ['blocked', 'accountBlocked'],
  ] as const) {
    const { email } = await server.account({ email: `${state}-2@vitrine.example`, state });
    const answer = async (password: string) => {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { credentials: { username: email, password } },
      });
      return [statusCode, JSON.parse(body).errors[0].code];
    };
    expect(await answer('wrong')).toEqual([401, 'loginFailed']);
    expect(await answer(PASSWORD)).toEqual([403, code]);
  }
  expect(
    (
      await server.pool.query(
        `select 1 from vitrine.session s join accounts a on a.id::text = s.account_id where a.state <> 'active' and s.ended_at is null and a.email like '%-2@%'`,
      )
    ).rowCount,
  ).toBe(0);
});
