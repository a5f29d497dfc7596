import { readEnvironment } from '@vitrine/server/environment.ts';
import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer | null = null;
afterEach(() => server?.close());

/** Statuses of log-ins that one proxy hands on for two people, after the first has used up what an address may. */
async function secondPerson(TRUST_PROXY: string) {
  const { trustProxy } = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: 'postgres://x', TRUST_PROXY });
  server = await testServer({ environment: { trustProxy } });
  const { app, context } = server;
  const from = async (forwardedFor: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': forwardedFor },
      payload: {},
    });
    return answer.statusCode;
  };
  for (let i = 0; i < context.limits.loginByAddress.max; i++) await from(`203.0.113.${i}, 192.0.2.1`);
  expect(await from('192.0.2.1')).toBe(429);
  return from('192.0.2.2');
}

test('with TRUST_PROXY=1 the address counts that the proxy has seen, and none that the caller claims', async () => {
  expect(await secondPerson('1')).toBe(422);
});

test('without TRUST_PROXY the header does not count: a caller could write as many addresses as they like', async () => {
  expect(await secondPerson('')).toBe(429);
});
