import { askerAt } from '@vitrine/accounts/throttle/asker.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiContext } from '../context.ts';
import { resetLink } from '../testing/mailed-links.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const OWNERS = 'drei grüne Gießkannen';
const THIEFS = 'sieben blaue Eimer';

let server: TestServer;
/** Called once, after the next password was compared or hashed and before its answer is used. */
let meanwhile: { verify?: () => Promise<unknown>; hash?: () => Promise<unknown> } = {};
beforeAll(async () => {
  const real = await createPasswords();
  const passwords: ApiContext['passwords'] = {
    get count() {
      return real.count;
    },
    get waiting() {
      return real.waiting;
    },
    async verify(asker, hash, password) {
      const right = await real.verify(asker, hash, password);
      const { verify: happens } = meanwhile;
      meanwhile = { ...meanwhile, verify: async () => undefined };
      await happens?.();
      return right;
    },
    async hash(asker, password) {
      const hash = await real.hash(asker, password);
      const { hash: happens } = meanwhile;
      meanwhile = {};
      await happens?.();
      return hash;
    },
    close: () => real.close(),
  };
  server = await testServer({ context: { passwords } });
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers });
const logIn = (username: string, password: string) => post('auth/login', { credentials: { username, password } });
const reset = async (id: string) => {
  const link = await resetLink(server, id);
  const answer = await post('auth/password-reset/set-password', {
    ...link,
    newPassword: OWNERS,
    newPassword_confirmation: OWNERS,
  });
  expect(answer.statusCode).toBe(200);
};
const block = (id: string) => server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id]);
const isActive = async (id: string) =>
  (await server.pool.query('select 1 from vitrine.session where account_id = $1 and ended_at is null', [id])).rowCount;
const change = (token: string) =>
  post('auth/change-password', { password: PASSWORD, newPassword: THIEFS, newPassword_confirmation: THIEFS }, bearer(token));

test('a change of password that is under way does not undo a reset by mail', async () => {
  const { id, email } = await server.account();
  const { token } = await server.login(email);
  meanwhile = { hash: () => reset(id) };
  expect((await change(token)).statusCode).toBe(401);
  expect((await logIn(email, THIEFS)).statusCode).toBe(401);
  expect((await logIn(email, OWNERS)).statusCode).toBe(200);
});

test('nor is it valid when its session was ended or its account blocked meanwhile', async () => {
  for (const end of [
    (id: string) => server.pool.query('update vitrine.session set ended_at = now() where account_id = $1', [id]),
    block,
  ]) {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    meanwhile = { hash: () => end(id) };
    expect((await change(token)).statusCode).toBe(401);
    await server.pool.query(`update accounts set state = 'active' where id = $1`, [id]);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
  }
});

test('a log-in that is under way opens no session with a password that was reset, or in an account that was blocked', async () => {
  const first = await server.account();
  meanwhile = { verify: () => reset(first.id) };
  const late = await logIn(first.email, PASSWORD);
  expect([late.statusCode, late.json().errors[0].code]).toEqual([401, 'loginFailed']);
  expect(await isActive(first.id)).toBe(0);

  const second = await server.account();
  meanwhile = { verify: () => block(second.id) };
  const blocked = await logIn(second.email, PASSWORD);
  expect([blocked.statusCode, blocked.json().errors[0].code]).toEqual([403, 'accountBlocked']);
  expect(await isActive(second.id)).toBe(0);
});

test('a log-in whose password is hashed anew by another one meanwhile goes on', async () => {
  const { id, email } = await server.account();
  const again = await server.context.passwords.hash(askerAt('192.0.2.1'), PASSWORD);
  meanwhile = { verify: () => server.pool.query('update accounts set password_hash = $2 where id = $1', [id, again]) };
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
});
