import { hashPassword } from '@vitrine/server/password-hash.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { median, rankDifference } from '../testing/rank-test.ts';
import { registration } from '../testing/registration.ts';
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const TRIES = 500;
/**
 * Standard deviations that the ranks of one half may lie from where chance would put them: 4 is one run in 16 000, and a
 * difference of a tenth of what a request varies by is found.
 */
const BOUND = 4;

/**
 * Hashes at a hundredth of their cost: what they add is the same for both (passwords.test.ts), and would hide a difference of
 * everything else in its own variation.
 */
const COST = { algorithm: 2, memoryCost: 512, timeCost: 1, parallelism: 1 };

let server: TestServer;
let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords(COST);
  const many = { max: 1_000_000, timeWindow: 60_000 };
  server = await testServer({ parts: { passwords, limits: { ...LIMITS, api: many, loginByAddress: many, mails: many } } });
  await server.pool.query(
    `insert into accounts (gender, firstname, lastname, company, email, kind, state, password_hash)
     select 'f', 'Eva', 'Muster', 'Varnholt', 'known' || i || '@metzgerei.example', 'customer',
       (array['active', 'pending', 'blocked', 'declined']::enum_accounts_state[])[1 + i % 4], $1 from generate_series(1, $2) i`,
    [await hashPassword(PASSWORD, COST), TRIES],
  );
  await server.pool.query('analyze accounts');
});
afterAll(async () => {
  await server.close();
  await passwords.close();
});

/** One call for each account there is and for as many there are not, one after the other in turns: milliseconds of both, and the answers. */
async function compare(url: string, payloadOf: (email: string) => object) {
  const times: Record<'known' | 'other', number[]> = { known: [], other: [] };
  const answers = new Set<string>();
  const call = async (kind: 'known' | 'other', i: number) => {
    const email = `${kind}${i}@metzgerei.example`;
    const remoteAddress = `10.${kind === 'known' ? 1 : 2}.${i % 250}.${Math.floor(i / 250)}`;
    const began = performance.now();
    const answer = await server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload: payloadOf(email), remoteAddress });
    times[kind].push(performance.now() - began);
    const { 'retry-after': _, ...headers } = answer.headers;
    answers.add(JSON.stringify([answer.statusCode, answer.body, Object.keys(headers)]));
  };
  for (let i = 1; i <= 20; i++) await call('other', 10_000 + i);
  times.other.length = 0;
  for (let i = 1; i <= TRIES; i++) {
    const order = i % 2 ? (['known', 'other'] as const) : (['other', 'known'] as const);
    for (const kind of order) await call(kind, i);
  }
  return { times, answers };
}

test.each([
  ['a wrong password', 'auth/login', (username: string) => ({ credentials: { username, password: 'not the password' } })],
  ['a registration', 'auth/register', (email: string) => registration({ email })],
  ['a forgotten password', 'auth/password-reset', (email: string) => ({ email })],
])(
  '%s: neither the answer nor its time says whether there is an account',
  async (what, url, payloadOf) => {
    const { times, answers } = await compare(url, payloadOf);
    expect(answers.size, [...answers].join('\n')).toBe(1);
    expect(times.known).toHaveLength(TRIES);
    const z = rankDifference(times.known, times.other);
    const told = `${what}: ${median(times.known).toFixed(2)} ms with an account, ${median(times.other).toFixed(2)} ms without, z = ${z.toFixed(2)}`;
    console.info(told);
    expect(Math.abs(z), told).toBeLessThan(BOUND);
  },
  600_000,
);

test('a colleague does not learn who logs in from the same network by first guessing elsewhere', async () => {
  const { email } = await server.account();
  const [office, elsewhere] = ['192.0.2.50', '198.51.100.4'];
  const logIn = (username: string, password: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { credentials: { username, password } },
      remoteAddress,
    });
  await server.pool.query('update accounts set password_hash = $2 where email = $1', [email, await hashPassword(PASSWORD, COST)]);
  expect((await logIn(email, PASSWORD, office)).statusCode).toBe(200);
  const told = async (username: string) => {
    for (let i = 0; i < 5; i++) await logIn(username, 'not the password', elsewhere);
    await server.hold();
    const before = passwords.count;
    const answer = await logIn(username, 'not the password', office);
    return { status: answer.statusCode, body: answer.body, compared: passwords.count - before };
  };
  const answer = await told(email);
  expect(answer).toMatchObject({ status: 429, compared: 1 });
  expect(await told('niemand@kunde.example')).toEqual(answer);
  expect((await logIn(email, PASSWORD, office)).statusCode, 'the owner gets in').toBe(200);
});
