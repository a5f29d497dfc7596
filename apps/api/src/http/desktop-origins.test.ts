import { putAsset } from '@vitrine/server/files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let asset: string;
let email: string;
let token: string;
let refreshToken: string;
let socket: string;
beforeAll(async () => {
  server = await testServer();
  asset = await putAsset(server.context.files, 'ww-200.webp', Buffer.from('a picture'));
  ({ email } = await server.account());
  ({ token, refreshToken } = await server.login(email));
  socket = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const OURS = ['tauri://localhost', 'http://tauri.localhost', 'https://tauri.localhost'];
const FOREIGN = [
  'https://evil.example',
  'null',
  'https://tauri.localhost.evil.example',
  'https://tauri.localhost:8443',
  'tauri://evil',
  'TAURI://LOCALHOST',
  'http://localhost:3000',
  'https://evil.example, tauri://localhost',
];
const corsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
const preflight = (origin: string, url: string, method = 'GET') =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization,x-release' },
  });
const addresses = () => ['/api/v1/product/ww-200', '/api/v1/auth/login', asset, `/download${asset}`];

describe.each(OURS)('%s', (origin) => {
  test('may ask before it calls, without credentials', async () => {
    for (const url of addresses()) {
      const answer = await preflight(origin, url);
      expect([url, answer.statusCode]).toEqual([url, 204]);
      const { headers } = answer;
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-headers']).toMatch(/Authorization.*X-Release/);
      expect(headers['access-control-allow-methods']).toContain('DELETE');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
    }
  });

  test('reads content, files and errors, and the headers of ours that it needs', async () => {
    for (const [url, status] of [
      ['/api/v1/product/ww-200', 200],
      ['/api/v1/product/none', 404],
      [asset, 200],
      [`/download${asset}`, 200],
      ['/assets/0123456789abcdef/none.webp', 404],
    ] as const) {
      const answer = await server.app.inject({ url, headers: { ...bearer(token), origin } });
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers.vary).toContain('Origin');
      for (const name of ['X-Release', 'Date', 'ETag', 'Retry-After', 'Content-Disposition']) {
        expect(answer.headers['access-control-expose-headers']).toContain(name);
      }
    }
    // The same by a socket: bytes that are ready in memory name no origin.
    const answer = await fetch(`${socket}/api/v1/product/ww-200`, { headers: { ...bearer(token), origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(Date.parse(answer.headers.get('date') ?? '')).not.toBeNaN();
  });

  test('logs in and renews its session by its bearer, and is given no cookie', async () => {
    const headers = { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers,
      payload: { credentials: { username: email, password: PASSWORD } },
    });
    expect(login.statusCode).toBe(200);
    expect(login.headers['set-cookie']).toBeUndefined();
    const own = login.json().data.attributes.refresh_token;
    const refreshed = await server.app.inject({ url: '/api/v1/auth/refresh', headers: { ...headers, ...bearer(own) } });
    expect(refreshed.statusCode).toBe(200);
    expect(refreshed.headers['set-cookie']).toBeUndefined();
  });
});

test.each(FOREIGN)('%s gets no CORS headers, and may change nothing', async (origin) => {
  for (const url of addresses()) {
    const asked = await preflight(origin, url);
    expect([url, corsOf(asked.headers)]).toEqual([url, {}]);
    expect(asked.statusCode).not.toBe(204);
    const answer = await server.app.inject({ url, headers: { ...bearer(token), origin } });
    expect([url, corsOf(answer.headers)]).toEqual([url, {}]);
  }
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { origin },
    payload: { credentials: { username: email, password: PASSWORD } },
  });
  expect([login.statusCode, login.json().errors[0].code]).toEqual([403, 'foreignOrigin']);
  const renewal = await server.app.inject({ url: '/api/v1/auth/refresh', headers: { ...bearer(refreshToken), origin } });
  expect([renewal.statusCode, corsOf(renewal.headers)]).toEqual([403, {}]);
});

test('nothing else is shared with the desktop app: neither pages nor the admin nor health', async () => {
  for (const url of ['/', '/health/ready', '/metrics', '/admin', '/cms-api/accounts']) {
    const answer = await server.app.inject({ url, headers: { origin: OURS[0] } });
    expect([url, corsOf(answer.headers)]).toEqual([url, {}]);
  }
});
