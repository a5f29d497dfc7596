import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRequest } from '../testing/document.ts';
import { registration } from '../testing/registration.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { byNetwork, keysOf, LIMITS, limiter } from './limits.ts';

const ONE = { max: 1, timeWindow: 60_000 };
let server: TestServer;
/** Takes one call without a log-in from each address. */
let strict: TestServer;
beforeAll(async () => {
  server = await testServer({
    context: { limits: { ...LIMITS, register: ONE, dataExport: ONE } },
  });
  strict = await testServer({
    context: { limits: { ...LIMITS, loginByAddress: ONE, loginByPerson: { ...ONE, max: 2 }, mails: ONE, exchange: ONE } },
  });
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
  expect(await call('2001:db8:1:1::1')).toBe(first);
  expect(await call('2001:db8:1:ffff::2'), 'another address of the same /48').toBe(429);
  expect(await call('2001:db8:2:1::1'), 'another line').toBe(first);
});

test('calls from ten thousand other addresses are still counted by the first', async () => {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const check = limiter(app, { max: 5, timeWindow: 600_000 }, byNetwork('test'));
  app.get('/', { onRequest: check }, async () => '');
  const call = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
  for (let i = 0; i < 6; i++) expect(await call('192.0.2.1')).toBe(i < 5 ? 200 : 429);
  for (let i = 0; i < 10_000; i++) await call(`10.0.${i >> 8}.${i & 255}`);
  expect(await call('192.0.2.1')).toBe(429);
  await app.close();
});

test('a limit forgets no caller while those it keeps may call as often as a process can answer', () => {
  for (const limit of Object.values(LIMITS)) {
    const callsASecond = (keysOf(limit) * limit.max) / (limit.timeWindow / 1000);
    expect(callsASecond).toBeGreaterThanOrEqual(5000);
  }
});

test('a stranger who uses up the log-ins of a network keeps no colleague out who was logged in there before', async () => {
  const office = '192.0.2.77';
  const [owner, colleague] = [(await strict.account()).email, (await strict.account()).email];
  const logIn = async (username: string, password: string) => {
    const payload = { credentials: { username, password } };
    return (await strict.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, remoteAddress: office })).statusCode;
  };
  const guess = () => logIn('stranger@nowhere.example', 'wrong');
  expect(await logIn(owner, PASSWORD), 'the one call that the network has').toBe(200);
  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
  expect(await logIn(colleague, PASSWORD), 'a person who was never logged in here').toBe(200);
  expect(await logIn(owner, PASSWORD)).toBe(200);
});
