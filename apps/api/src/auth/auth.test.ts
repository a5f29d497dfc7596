import { standingSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
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

const form = (username: string, password: string) =>
  new URLSearchParams({ 'credentials[username]': username, 'credentials[password]': password }).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const logIn = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  post('auth/login', form(username, password), { ...FORM, ...headers });

describe('login', () => {
  test('form-encoded, as the specification has it', async () => {
    const { id, email } = await server.account();
    const answer = await logIn(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({
      data: { type: 'auth', relationships: { user: { data: { type: 'user', id } } } },
      message: 'Sie sind angemeldet.',
    });
    const ping = await get('auth/ping', body.data.attributes.token);
    expect(ping.json()).toEqual({ data: { ok: true } });
    expect(ping.headers['x-release']).toBe(String(server.parts.release.releaseId));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the message is in the language of the site', async () => {
    const { email } = await server.account();
    expect((await logIn(email, PASSWORD, { 'x-site-language': 'en' })).json().message).toBe('You are logged in.');
    expect((await logIn(email, 'wrong', { 'x-site-language': 'en' })).json().errors[0].detail).toMatch(/not correct/);
  });

  test('a wrong password and no such account: the same answer after the same work', async () => {
    const { email } = await server.account();
    const before = server.parts.passwords.count;
    const wrong = await logIn(email, 'wrong password');
    const unknown = await logIn('nobody@vitrine.example', 'wrong password');
    expect(server.parts.passwords.count - before).toBe(2);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('that an account is not active is told only to who knows its password', async () => {
    for (const [state, code] of [
      ['pending', 'accountPending'],
      ['blocked', 'accountBlocked'],
    ] as const) {
      const { email } = await server.account({ email: `${state}@vitrine.example`, state });
      expect((await logIn(email, 'wrong')).json().errors[0].code).toBe('loginFailed');
      const told = await logIn(email);
      expect([told.statusCode, told.json().errors[0].code]).toEqual([403, code]);
    }
    // Who was asked something hears what is waited for; a question that was taken back counts no more.
    const { id, email } = await server.account({ email: 'asked@vitrine.example', state: 'pending' });
    await server.pool.query(
      `insert into vitrine.account_decision (id, account_id, decision, reason, staff_id, former_state)
       values (gen_random_uuid(), $1, 'ask', 'Wozu?', gen_random_uuid(), 'pending')`,
      [id],
    );
    expect((await logIn(email, 'wrong')).json().errors[0].code).toBe('loginFailed');
    expect((await logIn(email)).json().errors[0].code).toBe('accountAsked');
    await server.pool.query('update vitrine.account_decision set undone_at = now() where account_id = $1', [id]);
    expect((await logIn(email)).json().errors[0].code).toBe('accountPending');
    const { rows } = await server.pool.query(
      `select 1 from vitrine.session s join accounts a on a.id = s.account_id::uuid where a.state <> 'active'`,
    );
    expect(rows).toEqual([]);
  });

  test('a long-term login lives 30 days, another 12 hours', async () => {
    const { id, email } = await server.account();
    await logIn(email);
    await post('auth/login', `${form(email, PASSWORD)}&longTermLogin=1`, FORM);
    const { rows } = await server.pool.query(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from vitrine.session where account_id = $1 order by 1`,
      [id],
    );
    expect(rows.map((row) => row.hours)).toEqual([12, 720]);
  });

  test('what is missing is named', async () => {
    const answer = await post('auth/login', { credentials: { username: '' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([
      { code: 'fieldCannotBeEmpty', source: { pointer: 'credentials.username' }, title: 'Unprocessable Entity Error' },
      { code: 'fieldCannotBeEmpty', source: { pointer: 'credentials.password' } },
    ]);
    expect((await post('auth/login', '', FORM)).statusCode).toBe(422);
  });

  test('a name that no database can keep is refused, not looked up', async () => {
    const payload = { credentials: { username: 'a\0@vitrine.example', password: 'x' } };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { code: 'noValidText' }]);
  });

  test('too many tries of one account are 429 with Retry-After, whether it exists or not', async () => {
    const { email } = await server.account();
    for (const username of [email, 'nobody-else@vitrine.example']) {
      const answers = [];
      for (let i = 0; i < 11; i++) {
        if (i === 5) await server.hold();
        answers.push(
          await server.app.inject({
            method: 'POST',
            url: '/api/v1/auth/login',
            remoteAddress: '10.0.0.1',
            payload: { credentials: { username, password: 'wrong' } },
          }),
        );
      }
      expect(answers.map((a) => a.statusCode)).toEqual([...Array(5).fill(401), ...Array(6).fill(429)]);
      expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(answers[10]?.json().errors[0].code).toBe('tooManyRequests');
    }
  });

  test('200 wrong tries from elsewhere never keep the owner out where they have logged in before', async () => {
    const { email } = await server.account();
    const from = async (remoteAddress: string, password: string) => {
      const payload = { credentials: { username: email, password } };
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload });
      return answer.statusCode;
    };
    expect(await from('2001:db8:1:2::3', PASSWORD)).toBe(200);
    const begun = (await server.pool.query('select now()')).rows[0].now;
    const guesses = [];
    for (let i = 0; i < 200; i++) guesses.push(await from(`10.2.${i % 20}.1`, 'wrong'));
    expect(guesses.filter((status) => status === 401).length, 'guesses that were taken').toBeLessThanOrEqual(50);
    // On a slow machine the guesses take as long as the wait they led to: it is as if it had just begun.
    await server.pool.query(
      "update vitrine.throttle set blocked_until = now() + interval '1 minute' where updated_at > $1 and blocked_until > updated_at",
      [begun],
    );
    expect(await from('10.2.1.1', 'wrong'), 'one guess more').toBe(429);
    expect(await from('10.2.99.1', PASSWORD), 'a new place').toBe(429);
    expect(await from('2001:db8:1:2::3', PASSWORD)).toBe(200);
    expect(await from('2001:db8:1:2:ffff::', PASSWORD), 'the same network').toBe(200);
    const { rows } = await server.pool.query('select network from vitrine.known_network');
    expect(JSON.stringify(rows), 'no address is kept').not.toContain('2001');
    // 200 log-ins are the work of as many people.
  }, 180_000);
});

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

  test('that comes again at once ends the session, if its successor was used', async () => {
    const { refreshToken } = await server.login((await server.account()).email);
    const second = (await get('auth/refresh', refreshToken)).json().data.refresh_token;
    const third = (await get('auth/refresh', second)).json().data.refresh_token;
    const replay = await get('auth/refresh', refreshToken);
    expect([replay.statusCode, replay.json().errors[0].code]).toEqual([401, 'sessionEnded']);
    expect((await get('auth/refresh', third)).statusCode).toBe(401);
  });

  test('two tabs at once get the same successor', async () => {
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

  test('no token, an access token and an unknown one', async () => {
    const { email } = await server.account();
    const { token } = await server.login(email);
    expect((await get('auth/refresh')).json().errors[0]).toMatchObject({ status: '401', title: 'No refresh token' });
    expect((await get('auth/refresh', token)).json().errors[0].title).toBe('No refresh token');
    expect((await get('auth/refresh', 'A'.repeat(43))).json().errors[0].code).toBe('sessionEnded');
  });

  test('not for a session that is too old, nor for a blocked account', async () => {
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

  test('not for a session that was not used for 4 hours, or 30 days if it is long-term: it is none any more', async () => {
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
  test('logout ends it at once', async () => {
    const { email } = await server.account();
    const { token, refreshToken } = await server.login(email);
    expect((await get('user/current', token)).statusCode).toBe(200);
    const answer = await post('auth/logout', '', bearer(token));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await get('user/current', token)).statusCode).toBe(401);
    expect((await get('auth/refresh', refreshToken)).statusCode).toBe(401);
  });

  test('logout works with the refresh token when the access token has ended', async () => {
    const { email } = await server.account();
    const { token, refreshToken } = await server.login(email);
    expect((await post('auth/logout', '', bearer(refreshToken))).statusCode).toBe(204);
    expect((await get('auth/ping', token)).statusCode).toBe(401);
    expect((await post('auth/logout', '')).statusCode).toBe(401);
  });

  test('blocking an account takes effect within ten seconds, in every process', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const { secret } = server.parts.environment;
    const other = createAccessRegistry({
      secrets: [secret],
      standing: (ids) => standingSessions(server.pool, ids),
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

  test('a database that is away changes no verdict', async () => {
    const { email } = await server.account();
    const { token } = await server.login(email);
    let errors = 0;
    let isAway = false;
    const registry = createAccessRegistry({
      secrets: [server.parts.environment.secret],
      standing: (ids) => (isAway ? Promise.reject(new Error('away')) : standingSessions(server.pool, ids)),
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

  test('a session of it ends with the one it was made in at the latest, and there is none once that has ended', async () => {
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

  test('whatever it opened ends with the session it was made in, from one to the next, and nothing else does', async () => {
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

  test('not when it is old, unknown, or its account blocked', async () => {
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

describe('user/current', () => {
  test('is the account, without what is not for it', async () => {
    const { id, email } = await server.account();
    const { token } = await server.login(email);
    const { data } = (await get('user/current', token)).json();
    expect(data).toEqual({
      type: 'user',
      id,
      attributes: {
        gender: 'f',
        firstname: 'Eva',
        lastname: 'Muster',
        company: 'Varnholt',
        position: 'Vertrieb',
        phone: '+49 123',
        email,
        language: 'de',
        kind: 'sales',
      },
      relationships: {},
    });
    expect((await get('user/current')).statusCode).toBe(401);
  });

  test('in a print run it is the sender, and nothing else is open to it', async () => {
    const { id, email } = await server.account();
    const { secret } = server.parts.environment;
    const token = await signAccessToken(secret, { sub: id, sid: 'x', scope: 'render', offer: 'x' }, 60);
    expect((await get('user/current', token)).json().data.attributes.email).toBe(email);
    expect((await get('auth/refresh', token)).statusCode).toBe(401);
    expect((await post('auth/code', '', bearer(token))).statusCode).toBe(401);
    expect((await post('auth/logout', '', bearer(token))).statusCode).toBe(401);
    expect((await post('document-generator/register', {}, bearer(token))).statusCode).toBe(401);
    const none = await signAccessToken(secret, { sub: 'page-count', sid: 'page-count', scope: 'render' }, 60);
    expect((await get('user/current', none)).statusCode).toBe(401);
  });
});
