import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';
import { LIMITS } from './limits.ts';

const ONE = { max: 1, timeWindow: 60_000 };
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ parts: { limits: { ...LIMITS, register: ONE, dataExport: ONE } } });
});
afterAll(() => server.close());

const customer = {
  email: 'kunde@metzgerei.example',
  firstname: 'Anna',
  lastname: 'Beispiel',
  company: 'Metzgerei',
  gender: 'female',
};
const page = { id: '/product/ww-200', tableOfContentsTitle: 'WW 200', urlPath: '/product/ww-200', type: 'pdf' };
const DOCUMENT = { meta: { customer, message: 'Guten Tag' }, pages: [page] };

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
      ...(method === 'POST' && { payload: DOCUMENT }),
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
