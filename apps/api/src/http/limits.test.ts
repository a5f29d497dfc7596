import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRequest } from '../testing/document.ts';
import { registration } from '../testing/registration.ts';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';
import { LIMITS } from './limits.ts';

const ONE = { max: 1, timeWindow: 60_000 };
let server: TestServer;
/** Takes one call without a log-in from each address. */
let strict: TestServer;
beforeAll(async () => {
  server = await testServer({
    parts: { limits: { ...LIMITS, register: ONE, dataExport: ONE } },
  });
  strict = await testServer({ parts: { limits: { ...LIMITS, loginByAddress: ONE, mails: ONE, exchange: ONE } } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

test.each([
  ['documents', 'POST', 'document-generator/register'],
  ['exports of one’s data', 'GET', 'user/current/export'],
] as const)('%s are limited by account, from whatever session', async (_, method, url) => {
  const ask = async (email: string) => {
    const { token } = await server.login(email);
    const answer = await server.app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: bearer(token),
      ...(method === 'POST' && { payload: documentRequest() }),
    });
    return { status: answer.statusCode, after: Number(answer.headers['retry-after'] ?? 0) };
  };
  const [one, other] = [(await server.account()).email, (await server.account()).email];
  expect((await ask(one)).status).not.toBe(429);
  const second = await ask(one);
  expect(second.status, 'also from another session').toBe(429);
  expect(second.after).toBeGreaterThan(0);
  expect((await ask(other)).status).not.toBe(429);
});

const credentials = { username: 'a@x.example', password: 'x' };
test.each([
  ['/api/v1/auth/login', { credentials }, 401],
  ['/api/v1/auth/register', registration(), 201],
  ['/api/v1/auth/password-reset', { email: 'a@x.example' }, 202],
  ['/api/v1/auth/register/confirm', { code: 'x'.repeat(43), password: 'x' }, 422],
  ['/api/v1/auth/password-reset/set-password', {}, 422],
  ['/api/v1/auth/exchange', { code: 'x'.repeat(43) }, 401],
])('%s counts an IPv6 network as one address', async (url, payload, first) => {
  const call = async (remoteAddress: string) =>
    (await strict.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  const network = `2001:db8:${url.length}`;
  expect(await call(`${network}:1::1`)).toBe(first);
  expect(await call(`${network}:1:ffff::2`), 'another address of the same line').toBe(429);
  expect(await call(`${network}:2::1`), 'another line').toBe(first);
});
