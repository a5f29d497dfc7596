import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf, registration } from '../testing/registration.ts';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let network = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers, remoteAddress: `10.5.${++network}.1` });

const formOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString();

test('pages of another origin register no person, send no mail and log no person in', async () => {
  const body = formOf(registration({ acceptTerms: 1, newsletter: 0, email: 'csrf@metzgerei.example' }));
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:80.evil.example' },
  ];
  for (const headers of foreign) {
    for (const [url, payload] of [
      ['auth/register', body],
      ['auth/password-reset', 'email=csrf%40metzgerei.example'],
      ['auth/login', 'credentials[username]=a&credentials[password]=b'],
    ] as const) {
      const answer = await post(url, payload, { ...FORM, ...headers });
      expect([answer.statusCode, problemsOf(answer)]).toEqual([403, ['- foreignOrigin']]);
    }
  }
  const mails = () => server.pool.query(`select 1 from vitrine.mail where recipient = 'csrf@metzgerei.example'`);
  expect((await mails()).rowCount).toBe(0);
  const own: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://whatever.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80' },
    { origin: server.context.environment.publicUrl },
  ];
  for (const headers of own) {
    const answer = await post('auth/password-reset', 'email=a%40x.example', { ...FORM, ...headers });
    expect([headers, answer.statusCode]).toEqual([headers, 202]);
  }
});

test('the GET that renews a session is for scripts of this origin: no page of another, no address, no picture', async () => {
  const { refreshToken } = await server.login((await server.account()).email);
  const refresh = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/v1/auth/refresh', headers: { ...bearer(refreshToken), ...headers } })).statusCode;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) expect([headers, await refresh(headers)]).toEqual([headers, 403]);
  expect(await refresh({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
  expect(await refresh({})).toBe(200);
});

test('no call that changes something is let through by anything but a bearer: no cookie, no token in the address', async () => {
  const { id, email } = await server.account();
  const { token, refreshToken } = await server.login(email);
  const before = (await server.pool.query('select * from accounts where id = $1', [id])).rows;
  for (const query of [`?token=${token}`, `?access_token=${token}`, `?auth-token=${token}`, `?authorization=Bearer%20${token}`]) {
    for (const [method, url] of [
      ['GET', 'user/current'],
      ['PATCH', 'user/current'],
      ['GET', 'user/current/export'],
      ['POST', 'auth/change-password'],
      ['POST', 'auth/sessions/end'],
      ['POST', 'user/current/deletion-request'],
      ['GET', 'product/ww-200'],
    ] as const) {
      const answer = await server.app.inject({
        method,
        url: `/api/v1/${url}${query}`,
        headers: { cookie: `token=${token}; access_token=${token}`, 'x-access-token': token },
        ...(method === 'PATCH' && { payload: { company: 'Fremd' } }),
      });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  }
  expect((await server.app.inject({ url: `/api/v1/auth/refresh?refresh_token=${refreshToken}` })).statusCode).toBe(401);
  expect((await server.pool.query('select * from accounts where id = $1', [id])).rows).toEqual(before);
  expect((await server.app.inject({ url: '/api/v1/auth/ping', headers: bearer(token) })).statusCode).toBe(200);
});
