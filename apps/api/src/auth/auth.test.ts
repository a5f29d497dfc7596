import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

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
    expect(ping.headers['x-release']).toBe(String(server.context.release.releaseId));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the message is in the language of the site', async () => {
    const { email } = await server.account();
    expect((await logIn(email, PASSWORD, { 'x-site-language': 'en' })).json().message).toBe('You are logged in.');
    expect((await logIn(email, 'wrong', { 'x-site-language': 'en' })).json().errors[0].detail).toMatch(/not correct/);
  });

  test('a wrong password and an unknown account get the same answer after the same work', async () => {
    const { email } = await server.account();
    const before = server.context.passwords.count;
    const wrong = await logIn(email, 'wrong password');
    const unknown = await logIn('nobody@vitrine.example', 'wrong password');
    expect(server.context.passwords.count - before).toBe(2);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
  });

  test('only a caller with the password learns that an account is not active', async () => {
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
    const { rows } = await server.pool.query('select network from vitrine.trusted_network');
    expect(JSON.stringify(rows), 'no address is kept').not.toContain('2001');
    // 200 log-ins are the work of as many people.
  }, 180_000);
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
    const { secret } = server.context.environment;
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
