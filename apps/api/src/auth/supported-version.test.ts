import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer({ environment: { minAppVersion: '2.10.0' } });
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const ping = async (headers: Record<string, string>) => {
  const answer = await server.app.inject({ url: '/api/v1/auth/ping', headers });
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().errors[0].code];
};
const desktop = { 'x-app-platform': 'desktop' };
const OLD = [404, 'appTooOld'];

test('an outdated desktop app is refused as outdated, whether or not it is logged in', async () => {
  expect(await ping({ ...bearer(token), ...desktop, 'app-version': '2.9.9' })).toEqual(OLD);
  expect(await ping({ ...bearer(token), ...desktop, 'x-app-version': '2.9.9' })).toEqual(OLD);
  expect(await ping({ ...bearer(token), origin: 'tauri://localhost', 'app-version': '1.0.0' })).toEqual(OLD);
  expect(await ping({ ...desktop, 'app-version': '2.9.9' })).toEqual(OLD);
});

test('a newer one, a browser and a version that cannot be read go on', async () => {
  for (const version of ['2.10.0', '2.10.1', '3.0.0', 'next', '']) {
    expect([version, await ping({ ...bearer(token), ...desktop, 'app-version': version })]).toEqual([version, 200]);
  }
  expect(await ping({ ...bearer(token), 'app-version': '1.0.0' })).toBe(200);
  expect(await ping({ ...bearer(token), ...desktop })).toBe(200);
  expect(await ping({ ...desktop, 'app-version': '2.10.0' })).toEqual([401, 'notLoggedIn']);
});
