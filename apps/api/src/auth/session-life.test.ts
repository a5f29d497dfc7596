import { activeSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createAccessRegistry } from './access.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers });
const get = (url: string, token?: string) => server.app.inject({ url: `/api/v1/${url}`, headers: token ? bearer(token) : {} });

describe('refresh', () => {
  test('gives the next tokens, and the old one ends the session when it comes again later', async () => {
    const { email } = await server.account();
    const first = await server.login(email);
    const second = (await get('auth/refresh', first.refreshToken)).json().data;
    expect(second.refresh_token).not.toBe(first.refreshToken);
    expect((await get('auth/ping', second.token)).statusCode).toBe(200);
    await server.pool.query(
      `update vitrine.refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null`,
    );
    const replay = await get('auth/refresh', first.refreshToken);
    expect([replay.statusCode, replay.json().errors[0].code]).toEqual([401, 'sessionEnded']);
    expect((await get('auth/refresh', second.refresh_token)).statusCode).toBe(401);
  });

  test('ends the session when an old token comes again at once and its successor was used', async () => {
    const { refreshToken } = await server.login((await server.account()).email);
    const second = (await get('auth/refresh', refreshToken)).json().data.refresh_token;
    const third = (await get('auth/refresh', second)).json().data.refresh_token;
    const replay = await get('auth/refresh', refreshToken);
    expect([replay.statusCode, replay.json().errors[0].code]).toEqual([401, 'sessionEnded']);
    expect((await get('auth/refresh', third)).statusCode).toBe(401);
  });

  test('gives two tabs that ask at once the same successor', async () => {
    const { email } = await server.account();
    const { refreshToken } = await server.login(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('auth/refresh', refreshToken)));
    expect(answers.map((a) => a.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((a) => a.json().data.refresh_token)).size).toBe(1);
  });

  test('a call that is refused for its header does not use the token up', async () => {
    const { id, email } = await server.account();
    const { refreshToken } = await server.login(email);
    const headers = { ...bearer(refreshToken), 'X-Site-Language': 'fr' };
    expect((await server.app.inject({ url: '/api/v1/auth/refresh', headers })).statusCode).toBe(400);
    const used = await server.pool.query(
      'select 1 from vitrine.refresh_token t join vitrine.session s on s.id = t.session_id where s.account_id = $1 and t.used_at is not null',
      [id],
    );
    expect(used.rowCount).toBe(0);
  });

  test('refuses a missing token, an access token and an unknown one', async () => {
    const { email } = await server.account();
    const { token } = await server.login(email);
    expect((await get('auth/refresh')).json().errors[0]).toMatchObject({ status: '401', title: 'No refresh token' });
    expect((await get('auth/refresh', token)).json().errors[0].title).toBe('No refresh token');
    expect((await get('auth/refresh', 'A'.repeat(43))).json().errors[0].code).toBe('sessionEnded');
  });

  test('refuses a session that is too old, and a blocked account', async () => {
    const { id, email } = await server.account();
    const old = await server.login(email);
    await server.pool.query(`update vitrine.session set expires_at = now() where account_id = $1`, [id]);
    expect((await get('auth/refresh', old.refreshToken)).statusCode).toBe(401);
    const blocked = await server.login(email);
    await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id]);
    expect((await get('auth/refresh', blocked.refreshToken)).statusCode).toBe(401);
    const { rows } = await server.pool.query(
      'select end_reason from vitrine.session where account_id = $1 and ended_at is not null',
      [id],
    );
    expect(rows).toEqual([{ end_reason: 'account' }]);
  });

  test('refuses a session that was not used for 4 hours, or 30 days if it is long-term, and ends it', async () => {
    const unused = async (session: string, time: string) =>
      server.pool.query('update vitrine.session set last_used_at = now() - $2::interval where id = $1', [session, time]);
    for (const [longTermLogin, inTime, late] of [
      ['0', '3 hours 59 minutes', '4 hours 1 second'],
      ['1', '29 days 23 hours', '30 days 1 second'],
    ] as const) {
      const { email } = await server.account();
      const { data } = (await post('auth/login', { credentials: { username: email, password: PASSWORD }, longTermLogin })).json();
      const other = await server.login(email);
      await unused(data.id, inTime);
      const used = (await get('auth/refresh', data.attributes.refresh_token)).json().data;
      await unused(data.id, inTime);
      const again = await get('auth/refresh', used.refresh_token);
      expect(again.statusCode, 'each use begins the time anew').toBe(200);
      const { token, refresh_token: refreshToken } = again.json().data;
      const { code } = (await post('auth/code', '', bearer(token))).json().data;
      await unused(data.id, late);
      const refused = await get('auth/refresh', refreshToken);
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([401, 'sessionEnded']);
      expect((await post('auth/exchange', { code })).statusCode, 'a code made in it opens none').toBe(401);
      const listed = (await get('auth/sessions', other.token)).json().data.map(({ id }: { id: string }) => id);
      expect(listed).toHaveLength(1);
      expect(listed).not.toContain(data.id);
      await expect.poll(async () => (await get('auth/ping', token)).statusCode, { timeout: 10_000, interval: 200 }).toBe(401);
    }
  });
});

describe('the end of a session', () => {
  test('comes at once with a log-out', async () => {
    const { email } = await server.account();
    const { token, refreshToken } = await server.login(email);
    expect((await get('user/current', token)).statusCode).toBe(200);
    const answer = await post('auth/logout', '', bearer(token));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await get('user/current', token)).statusCode).toBe(401);
    expect((await get('auth/refresh', refreshToken)).statusCode).toBe(401);
  });

  test('comes by the refresh token when the access token has ended', async () => {
    const { email } = await server.account();
    const { token, refreshToken } = await server.login(email);
    expect((await post('auth/logout', '', bearer(refreshToken))).statusCode).toBe(204);
    expect((await get('auth/ping', token)).statusCode).toBe(401);
    expect((await post('auth/logout', '')).statusCode).toBe(401);
  });

  test('comes within ten seconds in every process when an account is blocked', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const { secret } = server.context.environment;
    const other = createAccessRegistry({
      secrets: [secret],
      activeSessions: (ids) => activeSessions(server.pool, ids),
      onSweepError: () => {},
    });
    expect(await other.verify(`Bearer ${token}`)).toMatchObject({ accountId: id });
    expect((await get('product/ww-200', token)).statusCode).toBe(200);
    await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id]);
    await expect.poll(() => other.known(`Bearer ${token}`), { timeout: 10_000, interval: 200 }).toBeUndefined();
    expect(await other.verify(`Bearer ${token}`)).toBeNull();
    expect((await get('product/ww-200', token)).statusCode).toBe(401);
    other.close();
  });

  test('does not come because a database is away', async () => {
    const { email } = await server.account();
    const { token } = await server.login(email);
    let errors = 0;
    let isAway = false;
    const registry = createAccessRegistry({
      secrets: [server.context.environment.secret],
      activeSessions: (ids) => (isAway ? Promise.reject(new Error('away')) : activeSessions(server.pool, ids)),
      onSweepError: () => errors++,
      sweepMs: 20,
    });
    await registry.verify(`Bearer ${token}`);
    isAway = true;
    await expect.poll(() => errors).toBeGreaterThan(1);
    expect(registry.known(`Bearer ${token}`)).toBeDefined();
    registry.close();
  });
});

describe('a one-time code', () => {
  test('opens a session once', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const made = await post('auth/code', '', bearer(token));
    expect(made.statusCode).toBe(201);
    const { code } = made.json().data;
    const answers = await Promise.all([1, 2, 3].map(() => post('auth/exchange', { code })));
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 401, 401]);
    const good = answers.find((a) => a.statusCode === 200)?.json();
    expect(good.data.relationships.user.data.id).toBe(id);
    expect((await get('user/current', good.data.attributes.token)).json().data.attributes.email).toBe(email);
  });

  test('opens a session that ends with the one the code was made in at the latest, and none once that has ended', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    await server.pool.query(`update vitrine.session set expires_at = now() + interval '5 minutes' where account_id = $1`, [id]);
    const make = async () => (await post('auth/code', '', bearer(token))).json().data.code;
    const [first, second] = [await make(), await make()];
    expect((await post('auth/exchange', { code: first })).statusCode).toBe(200);
    const { rows } = await server.pool.query(
      'select count(distinct expires_at)::int as ends, count(*)::int as sessions from vitrine.session where account_id = $1',
      [id],
    );
    expect(rows).toEqual([{ ends: 1, sessions: 2 }]);
    await post('auth/logout', '', bearer(token));
    expect((await post('auth/exchange', { code: second })).json().errors[0].code).toBe('codeInvalid');
  });

  test('opens sessions that end with the one the code was made in, from one to the next, and end no other', async () => {
    const { email } = await server.account();
    const open = async (token: string) => {
      const { code } = (await post('auth/code', '', bearer(token))).json().data;
      return (await post('auth/exchange', { code })).json().data.attributes;
    };
    const ways: ((token: string, id: string) => Promise<unknown>)[] = [
      (token) => post('auth/logout', '', bearer(token)),
      (token, id) => post(`auth/sessions/${id}/end`, { password: PASSWORD }, bearer(token)),
    ];
    const bystander = await server.login(email);
    for (const end of ways) {
      const parent = await server.login(email);
      const child = await open(parent.token);
      const grandchild = await open(child.token);
      const { data } = (await get('auth/sessions', parent.token)).json();
      const own = data.find((one: { isCurrent: boolean }) => one.isCurrent).id;
      await end(parent.token, own);
      for (const { token, refresh_token: refresh } of [child, grandchild]) {
        expect((await get('auth/ping', token)).statusCode).toBe(401);
        expect((await get('auth/refresh', refresh)).statusCode).toBe(401);
      }
    }
    const parent = await server.login(email);
    const child = await open(parent.token);
    await post('auth/logout', '', bearer(child.token));
    for (const { token } of [parent, bystander]) expect((await get('auth/ping', token)).statusCode).toBe(200);
  });

  test('is refused when it is old or unknown, or its account is blocked', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const make = async () => (await post('auth/code', '', bearer(token))).json().data.code;
    const old = await make();
    await server.pool.query('update vitrine.auth_code set expires_at = now() where account_id = $1', [id]);
    expect((await post('auth/exchange', { code: old })).json().errors[0].code).toBe('codeInvalid');
    expect((await post('auth/exchange', { code: 'x'.repeat(43) })).statusCode).toBe(401);
    const blocked = await make();
    await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [id]);
    expect((await post('auth/exchange', { code: blocked })).statusCode).toBe(401);
    expect((await post('auth/exchange', {})).json().errors[0].source).toEqual({ pointer: 'code' });
    expect((await post('auth/code', '')).statusCode).toBe(401);
  });
});
