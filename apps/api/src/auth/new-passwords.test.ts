import { endAccountResetLinks } from '@vitrine/accounts/mailed-codes/account-reset-links.ts';
import { outdatedHashes } from '@vitrine/accounts/passwords/outdated-hashes.ts';
import { hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isWaiting } from '../testing/is-waiting.ts';
import { resetLink } from '../testing/mailed-links.ts';
import { problemsOf } from '../testing/registration.ts';
import { bearer, oneTimeCode, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

const NEXT = 'drei grüne Gießkannen';
let server: TestServer;
let network = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => {
  network++;
});

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers, remoteAddress: `10.0.${network}.1` });
const status = async (url: string, token: string) =>
  (await server.app.inject({ url: `/api/v1/${url}`, headers: bearer(token) })).statusCode;
const logIn = async (username: string, password: string) =>
  (await post('auth/login', { credentials: { username, password } })).statusCode;
const rowsOf = async (text: string, ...values: unknown[]) => (await server.pool.query(text, values)).rows;

const setPassword = (link: object, newPassword = NEXT, newPassword_confirmation = newPassword) =>
  post('auth/password-reset/set-password', { ...link, newPassword, newPassword_confirmation });

describe('a forgotten password', () => {
  test('the answer is the same whether or not there is an account; a mail is written for both', async () => {
    const { email } = await server.account();
    const answers = [];
    for (const address of [email, 'niemand@metzgerei.example']) {
      answers.push(await post('auth/password-reset', { email: address }, { 'x-site-language': 'en' }));
      expect(await rowsOf('select kind, language, account_id, data from vitrine.mail where recipient = $1', address)).toEqual([
        { kind: 'password-reset', language: 'en', account_id: null, data: {} },
      ]);
    }
    expect(answers.map((a) => [a.statusCode, a.body])).toEqual(Array(2).fill([202, '{"data":{"success":true}}']));
    expect(await rowsOf('select 1 from vitrine.password_reset')).toEqual([]);
  });

  test('an invalid address is refused, form-encoded too', async () => {
    expect(problemsOf(await post('auth/password-reset', { email: '' }))).toEqual(['email fieldCannotBeEmpty']);
    expect(problemsOf(await post('auth/password-reset', { email: 'a@b' }))).toEqual(['email noValidEmail']);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('auth/password-reset', 'email=form%40metzgerei.example', form)).statusCode).toBe(202);
  });
});

describe('a new password by mail', () => {
  test('ends all sessions, codes and other links, notifies the person by mail, and opens the network it was set from', async () => {
    const { id, email } = await server.account();
    const [desk, phone] = [await server.login(email), await server.login(email)];
    const oneTime = await oneTimeCode(server, phone.token);
    const [link, other] = [await resetLink(server, id), await resetLink(server, id)];
    network++;
    for (let i = 0; i < 8; i++) await logIn(email, 'wrong');
    await server.hold();
    expect(await logIn(email, PASSWORD), 'it has to wait').toBe(429);

    const answer = await setPassword(link);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { success: true } }]);
    for (const { token, refreshToken } of [desk, phone]) {
      expect(await status('user/current', token), 'in this process at once').toBe(401);
      expect(await status('auth/refresh', refreshToken)).toBe(401);
    }
    expect(await server.context.sessions.openByCode(oneTime, null)).toBeNull();
    expect(problemsOf(await setPassword(other))).toEqual(['code codeInvalid']);
    expect(await logIn(email, PASSWORD)).toBe(401);
    expect(await logIn(email, NEXT)).toBe(200);
    expect(await rowsOf('select kind, recipient, data from vitrine.mail where account_id = $1', id)).toEqual([
      { kind: 'password-changed', recipient: email, data: {} },
    ]);
    expect(await rowsOf('select action, actor_id from vitrine.audit_log where subject_id = $1', id)).toEqual([
      { action: 'password-reset', actor_id: id },
    ]);
    expect(await server.context.trustedNetworks.knows(email, `10.0.${network}.1`)).toBe(true);
  });

  test('a link is checked before anything is typed: that uses nothing up, and learns no more than a try', async () => {
    const { id } = await server.account();
    const link = await resetLink(server, id);
    const check = (body: object) => post('auth/password-reset/check', body);
    for (let i = 0; i < 2; i++)
      expect([(await check(link)).statusCode, (await check(link)).body]).toEqual([200, '{"data":{"success":true}}']);
    const wrong = { ...link, code: 'c'.repeat(43) };
    for (const other of [wrong, { ...link, id: 'x' }, { ...link, id: '00000000-0000-4000-8000-000000000000' }]) {
      const [checked, tried] = [await check(other), await setPassword(other)];
      expect(problemsOf(checked)).toEqual(['code codeInvalid']);
      expect([checked.statusCode, checked.body]).toEqual([tried.statusCode, tried.body]);
    }
    expect((await setPassword(link)).statusCode).toBe(200);
    expect(problemsOf(await check(link)), 'used').toEqual(['code codeInvalid']);
    const old = await resetLink(server, id);
    await server.pool.query(`update vitrine.password_reset set expires_at = now() where account_id = $1`, [id]);
    expect(problemsOf(await check(old)), 'too old').toEqual(['code codeInvalid']);
  });

  test('a code is used once, however many try it at once', async () => {
    const { id, email } = await server.account();
    const link = await resetLink(server, id);
    const tries = Array.from({ length: 6 }, (_, i) => `${NEXT} ${i}`);
    const answers = await Promise.all(tries.map((password) => setPassword(link, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(422)]);
    const winner = tries[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect(await logIn(email, winner)).toBe(200);
    expect(await rowsOf(`select 1 from vitrine.mail where account_id = $1`, id)).toHaveLength(1);
  });

  test('a refused password leaves the link valid, and the answer names everything that is wrong', async () => {
    const { id } = await server.account();
    const link = await resetLink(server, id);
    expect(problemsOf(await setPassword(link, 'Eva-Muster', 'x'))).toEqual([
      'newPassword passwordPersonal',
      'newPassword passwordTooShort',
      'newPassword_confirmation passwordsDiffer',
    ]);
    expect(problemsOf(await setPassword({ ...link, code: 'x' }, 'password1234'))).toEqual([
      'code codeInvalid',
      'newPassword passwordCommon',
    ]);
    expect(problemsOf(await post('auth/password-reset/set-password', {}))).toEqual([
      'code fieldCannotBeEmpty',
      'id fieldCannotBeEmpty',
      'newPassword fieldCannotBeEmpty',
      'newPassword_confirmation fieldCannotBeEmpty',
    ]);
    expect((await setPassword(link)).statusCode).toBe(200);
  });

  test('not with a code that is old, of another link, or no code', async () => {
    const { id } = await server.account();
    const [first, second] = [await resetLink(server, id), await resetLink(server, id)];
    expect(problemsOf(await setPassword({ id: first.id, code: second.code }))).toEqual(['code codeInvalid']);
    expect(problemsOf(await setPassword({ id: 'x\0', code: first.code }))).toEqual(['code codeInvalid']);
    await server.pool.query('update vitrine.password_reset set expires_at = now() where account_id = $1', [id]);
    expect(problemsOf(await setPassword(first))).toEqual(['code codeInvalid']);
    await server.pool.query('delete from accounts where id = $1', [id]);
    await server.pool.query(`update vitrine.password_reset set expires_at = now() + interval '1 hour' where account_id = $1`, [
      id,
    ]);
    expect(problemsOf(await setPassword(first)), 'the account is gone').toEqual(['code codeInvalid']);
  });

  test('is not set for a person who was blocked or declined since the mail; a person who waits for approval sets one', async () => {
    for (const [state, status, login] of [
      ['blocked', 422, 401],
      ['declined', 422, 401],
      ['pending', 200, 403],
    ] as const) {
      const { id, email } = await server.account({ email: `${state}@metzgerei.example`, state });
      const link = await resetLink(server, id);
      expect((await post('auth/password-reset/check', link)).statusCode, state).toBe(status);
      const answer = await setPassword(link);
      expect([state, answer.statusCode, await logIn(email, NEXT)]).toEqual([state, status, login]);
      if (status === 422) expect(problemsOf(answer)).toEqual(['code codeInvalid']);
    }
  });

  test('of a link pressed while the account is being blocked neither waits for the other, and nothing is set', async () => {
    const { id, email } = await server.account();
    const link = await resetLink(server, id);
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query(`update accounts set state = 'blocked' where id = $1`, [id]);
    const answer = setPassword(link);
    await expect.poll(() => isWaiting(server), { timeout: 10_000 }).toBe(true);
    await endAccountResetLinks(client, id);
    await client.query('commit');
    client.release();
    expect(problemsOf(await answer)).toEqual(['code codeInvalid']);
    expect(await logIn(email, PASSWORD), 'the password is the one before').toBe(403);
  });
});

describe('a changed password', () => {
  const change = (token: string, body: object) => post('auth/change-password', body, bearer(token));
  const with_ = (password: string, newPassword = NEXT, newPassword_confirmation = newPassword) => ({
    password,
    newPassword,
    newPassword_confirmation,
  });

  test('keeps this session and ends every other', async () => {
    const { id, email } = await server.account();
    const [here, there] = [await server.login(email), await server.login(email)];
    const link = await resetLink(server, id);
    expect((await change(here.token, with_(PASSWORD))).statusCode).toBe(200);
    expect([await status('user/current', here.token), await status('auth/refresh', here.refreshToken)]).toEqual([200, 200]);
    expect([await status('user/current', there.token), await status('auth/refresh', there.refreshToken)]).toEqual([401, 401]);
    expect(problemsOf(await setPassword(link))).toEqual(['code codeInvalid']);
    expect([await logIn(email, PASSWORD), await logIn(email, NEXT)]).toEqual([401, 200]);
    expect(await rowsOf('select kind from vitrine.mail where account_id = $1', id)).toEqual([{ kind: 'password-changed' }]);
  });

  test('needs the current one, and the answer names everything that is wrong', async () => {
    const { email } = await server.account();
    const { token } = await server.login(email);
    expect(problemsOf(await change(token, with_('wrong', 'qwertzuiop12', 'x')))).toEqual([
      'newPassword passwordCommon',
      'newPassword_confirmation passwordsDiffer',
      'password passwordWrong',
    ]);
    expect(problemsOf(await change(token, with_('', NEXT)))).toEqual(['password fieldCannotBeEmpty']);
    expect((await post('auth/change-password', with_(PASSWORD))).statusCode).toBe(401);
    expect(await logIn(email, PASSWORD)).toBe(200);
  });

  test('guesses of a stolen session wait, and end with a new password by mail', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const guesses = [];
    for (let i = 0; i < 7; i++) {
      if (i === 5) await server.hold();
      guesses.push(await change(token, with_('wrong')));
    }
    expect(guesses.map((a) => a.statusCode)).toEqual([...Array(5).fill(422), 429, 429]);
    expect(Number(guesses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await setPassword(await resetLink(server, id))).statusCode).toBe(200);
    const again = await post('auth/login', { credentials: { username: email, password: NEXT } });
    const own = again.json().data.attributes.token;
    expect((await change(own, with_(NEXT, 'ein anderes Kennwort'))).statusCode).toBe(200);
  });
});

describe('what a password is', () => {
  test('one letter typed in two ways is one password, in every call', async () => {
    const [composed, apart] = ['zwölf Äpfel im Korb', 'zwölf Äpfel im Korb'].map((text, i) =>
      text.normalize(i === 0 ? 'NFC' : 'NFD'),
    );
    const { id, email } = await server.account();
    expect((await setPassword(await resetLink(server, id), apart, composed)).statusCode).toBe(200);
    expect(await logIn(email, composed ?? '')).toBe(200);
    expect(await logIn(email, apart ?? '')).toBe(200);
    expect(await logIn(email, 'zwolf Apfel im Korb')).toBe(401);
  });

  test('a hash of another cost is made anew by the log-in with the right password, and by no other', async () => {
    const { id, email } = await server.account();
    // PASSWORD with 19 MiB and two passes.
    const weak = '$argon2id$v=19$m=19456,t=2,p=1$BGojj5ElEa6+LCHzFJ5Aqw$p65wXt0hYab/79BE8ieq6k/jLEI0CP2D8/nufVrT52I';
    await server.pool.query('update accounts set password_hash = $2 where id = $1', [id, weak]);
    const stored = async () => (await rowsOf('select password_hash as hash from accounts where id = $1', id))[0].hash;
    expect(await logIn(email, 'wrong')).toBe(401);
    expect(await stored()).toBe(weak);
    expect(await outdatedHashes(server.pool)).toEqual([weak]);
    expect(await logIn(email, PASSWORD)).toBe(200);
    expect(await outdatedHashes(server.pool)).toEqual([]);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await logIn(email, PASSWORD)).toBe(200);
    expect(await stored(), 'today’s stays').toBe(renewed);
    await server.pool.query('update accounts set password_hash = $2 where id = $1', [id, await hashPassword('neun Zangen')]);
    expect(await logIn(email, PASSWORD)).toBe(401);
  });
});
