import { setAccountPassword } from '@vitrine/testing/staff-at-work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, oneTimeCode, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const status = async (path: string, token: string) =>
  (await server.app.inject({ url: `/api/v1/${path}`, headers: bearer(token) })).statusCode;

test('a new password set by staff ends the sessions of that account, and of no other', async () => {
  const { id, email } = await server.account();
  const [desk, phone] = [await server.login(email), await server.login(email)];
  const other = await server.login((await server.account()).email);
  const code = await oneTimeCode(server, phone.token);
  for (const { token } of [desk, phone]) expect(await status('product/ww-200', token)).toBe(200);

  await expect(setAccountPassword(server.cmsEnvironment, id, 'short')).rejects.toThrow();
  expect(await status('auth/refresh', phone.refreshToken), 'a password that was refused ends nothing').toBe(200);

  await setAccountPassword(server.cmsEnvironment, id, 'quite another password');
  expect(await status('auth/refresh', desk.refreshToken)).toBe(401);
  expect(await server.context.sessions.openByCode(code, null)).toBeNull();
  for (const { token } of [desk, phone]) {
    await expect.poll(() => status('product/ww-200', token), { timeout: 10_000, interval: 200 }).toBe(401);
  }
  expect(await status('product/ww-200', other.token)).toBe(200);
  expect(await status('auth/refresh', other.refreshToken)).toBe(200);
});
