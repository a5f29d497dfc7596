import { REFRESH_GRACE_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, oneTimeCode, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestServer;
let accountCount = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface FieldError {
  source?: { pointer: string };
  code: string;
}

async function logIn(username: string, agent: string, longTermLogin: '0' | '1' = '0') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'user-agent': agent },
    remoteAddress: `10.3.${accountCount++}.1`,
    payload: { credentials: { username, password: PASSWORD }, longTermLogin },
  });
  const { id, attributes } = answer.json().data;
  return { id, token: attributes.token, refreshToken: attributes.refresh_token };
}
const get = (url: string, token: string) => server.app.inject({ url: `/api/v1/${url}`, headers: bearer(token) });
const end = (url: string, token: string, body: object = { password: PASSWORD }) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}/end`, headers: bearer(token), payload: body });
const status = async (token: string) => (await get('auth/ping', token)).statusCode;

test('sessions are listed newest first, with the device in words and their last use, without address or user agent', async () => {
  const { id, email } = await server.account();
  const [desk, phone, other] = [await logIn(email, FIREFOX), await logIn(email, SAFARI, '1'), await logIn(email, '')];
  await server.pool.query(`update vitrine.session set last_used_at = now() - interval '1 hour' where account_id = $1`, [id]);
  const stranger = await logIn((await server.account()).email, FIREFOX);
  await get('auth/refresh', desk.refreshToken);
  const answer = await get('auth/sessions', phone.token);
  const { data } = answer.json();
  expect(data.map((s: { id: string }) => s.id)).toEqual([other.id, phone.id, desk.id]);
  expect(data).toMatchObject([
    { device: null, longTerm: false, isCurrent: false },
    { device: { browser: 'Safari', system: 'iOS' }, longTerm: true, isCurrent: true },
    { device: { browser: 'Firefox', system: 'Windows' }, longTerm: false, isCurrent: false },
  ]);
  const [, idle, used] = data.map((s: { lastUsedAt: string }) => Date.now() - Date.parse(s.lastUsedAt));
  expect(idle).toBeGreaterThan(3_500_000);
  expect(used, 'moved by the refresh').toBeLessThan(60_000);
  expect(answer.body).not.toMatch(/Mozilla|10\.3\.|192\./);
  expect(answer.body).not.toContain(stranger.id);
});

test('with a refresh token a ping says whether its session is active, and is not used up', async () => {
  const { id, email } = await server.account();
  const [watched, other] = [await logIn(email, FIREFOX), await logIn(email, SAFARI)];
  await server.pool.query(`update vitrine.session set last_used_at = now() - interval '1 hour' where account_id = $1`, [id]);
  for (let i = 0; i < 2; i++) expect(await status(watched.refreshToken)).toBe(200);
  const { rows } = await server.pool.query(
    `select (select count(*)::int from vitrine.session where account_id = $1 and last_used_at < now() - interval '59 minutes') as idle,
            (select count(*)::int from vitrine.refresh_token t join vitrine.session s on s.id = t.session_id where s.account_id = $1) as tokens`,
    [id],
  );
  expect(rows).toEqual([{ idle: 2, tokens: 2 }]);
  const { refresh_token: next } = (await get('auth/refresh', watched.refreshToken)).json().data;
  expect(await status(watched.refreshToken), 'another tab may have taken the next one').toBe(200);
  await server.pool.query('update vitrine.refresh_token set used_at = used_at - make_interval(secs => $1)', [
    REFRESH_GRACE_SECONDS,
  ]);
  expect([await status(watched.refreshToken), await status(next)], 'but not for ever').toEqual([401, 200]);
  expect((await end(`auth/sessions/${watched.id}`, other.token)).statusCode).toBe(204);
  for (const token of [watched.refreshToken, next, 'x'.repeat(43)]) expect(await status(token)).toBe(401);
  await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id]);
  await expect.poll(() => status(other.refreshToken), { timeout: 10_000 }).toBe(401);
});

test('a session is ended at once; a session of another account, or none, is not found', async () => {
  const { email } = await server.account();
  const [here, there] = [await logIn(email, FIREFOX), await logIn(email, SAFARI)];
  const stranger = await logIn((await server.account()).email, FIREFOX);
  for (const id of [stranger.id, 'x', '00000000-0000-4000-8000-000000000000']) {
    expect((await end(`auth/sessions/${id}`, here.token)).statusCode).toBe(404);
  }
  expect(await status(stranger.token)).toBe(200);
  expect((await end(`auth/sessions/${there.id}`, here.token)).statusCode).toBe(204);
  expect([await status(there.token), await status(here.token)]).toEqual([401, 200]);
  expect((await get('auth/refresh', there.refreshToken)).statusCode).toBe(401);
  expect((await end(`auth/sessions/${there.id}`, here.token)).statusCode).toBe(404);
});

test('a person ends every other session, then every one, and the audit log records it', async () => {
  const { id, email } = await server.account();
  const sessions = [await logIn(email, FIREFOX), await logIn(email, SAFARI), await logIn(email, FIREFOX)];
  const code = await oneTimeCode(server, sessions[0]?.token ?? '');
  const [here, ...others] = sessions.map(({ token }) => token);
  expect((await end('auth/sessions', here ?? '', { password: PASSWORD, except: 'current' })).statusCode).toBe(204);
  for (const token of others) expect(await status(token)).toBe(401);
  expect(await status(here ?? '')).toBe(200);
  expect(await server.context.sessions.openByCode(code, null), 'a code would open another').toBeNull();
  expect((await end('auth/sessions', here ?? '', { password: PASSWORD, except: 'all' })).statusCode).toBe(422);
  expect((await end('auth/sessions', here ?? '')).statusCode).toBe(204);
  expect(await status(here ?? '')).toBe(401);
  const { rows } = await server.pool.query('select action, details from vitrine.audit_log where subject_id = $1 order by id', [
    id,
  ]);
  expect(rows).toEqual([
    { action: 'sessions-ended', details: { count: 2 } },
    { action: 'sessions-ended', details: { count: 1 } },
  ]);
});

test('ending one session or all asks for the password again, at its field; wrong ones wait, and keep no person from logging in', async () => {
  const { email } = await server.account();
  const [here, there] = [await logIn(email, FIREFOX), await logIn(email, SAFARI)];
  const refusalOf = async (url: string, body: object) => {
    const answer = await end(url, here.token, body);
    return [answer.statusCode, answer.json().errors.map((e: FieldError) => [e.source?.pointer, e.code])];
  };
  const one = `auth/sessions/${there.id}`;
  for (const url of [one, 'auth/sessions']) {
    expect(await refusalOf(url, {})).toEqual([422, [['password', 'fieldCannotBeEmpty']]]);
    expect(await refusalOf(url, { password: 'das war es nicht' })).toEqual([422, [['password', 'passwordWrong']]]);
  }
  const wrong = { password: 'das war es nicht', except: 'current' };
  for (let i = 0; i < 3; i++) expect((await end('auth/sessions', here.token, wrong)).statusCode).toBe(422);
  await server.hold();
  const waiting = await end(one, here.token);
  expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true]);
  expect([await status(here.token), await status(there.token)], 'nothing has ended').toEqual([200, 200]);
  await logIn(email, FIREFOX);
});

test('guesses within a stolen session, or in one that its codes opened, have to wait; the owner in another session does not', async () => {
  const { email } = await server.account();
  const [stolen, own] = [await logIn(email, FIREFOX), await logIn(email, SAFARI)];
  const code = await oneTimeCode(server, stolen.token);
  const opened = await server.app.inject({ method: 'POST', url: '/api/v1/auth/exchange', payload: { code } });
  const further = opened.json().data.attributes.token;
  const guess = async (token: string) =>
    (await end(`auth/sessions/${own.id}`, token, { password: 'das war es nicht' })).statusCode;
  const counted = async () => (await server.pool.query('select 1 from vitrine.throttle')).rowCount;
  await server.pool.query('delete from vitrine.throttle');
  for (let i = 0; i < 5; i++) expect(await guess(stolen.token)).toBe(422);
  await server.hold();
  expect([await guess(stolen.token), await guess(further), await guess(own.token)]).toEqual([429, 429, 422]);
  expect(await counted()).toBe(2);
  expect((await end(`auth/sessions/${stolen.id}`, own.token)).statusCode).toBe(204);
  expect([await status(stolen.token), await status(further), await status(own.token)]).toEqual([401, 401, 200]);
  expect(await counted(), 'nothing is left').toBe(0);
});

test('a session says when it will be over if it is not used', async () => {
  const { email } = await server.account();
  const [here, there] = [await logIn(email, FIREFOX), await logIn(email, SAFARI, '1')];
  const hoursLeft = async () => {
    const { data } = (await get('auth/sessions', here.token)).json();
    return new Map(
      data.map((s: { id: string; expiresAt: string }) => [s.id, Math.round((Date.parse(s.expiresAt) - Date.now()) / 3_600_000)]),
    );
  };
  const age = (created: string) =>
    server.pool.query('update vitrine.session set expires_at = expires_at - $2::interval where id = any($1::uuid[])', [
      [here.id, there.id],
      created,
    ]);
  expect(await hoursLeft()).toEqual(
    new Map([
      [there.id, 30 * 24],
      [here.id, 4],
    ]),
  );
  await age('10 hours');
  expect(await hoursLeft()).toEqual(
    new Map([
      [there.id, 30 * 24 - 10],
      [here.id, 2],
    ]),
  );
});

test('sessions are not answered without a token', async () => {
  expect((await server.app.inject({ url: '/api/v1/auth/sessions' })).statusCode).toBe(401);
  expect((await end('auth/sessions', 'none')).statusCode).toBe(401);
});
