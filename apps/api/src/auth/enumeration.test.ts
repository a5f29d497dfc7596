import { hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { median, rankDifference, shapeDifference } from '../testing/rank-test.ts';
import { registration } from '../testing/registration.ts';
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const STATES = ['active', 'pending', 'blocked', 'declined'] as const;
/** Times mean nothing beside other tests: `npm run test:long` takes them. `npm test` counts the hashes and the statements that take them. */
const { VITRINE_TEST_TRIES } = process.env;
/** Tries of each kind; at least each state of an account as the first and as the second of a pair. */
const TRIES = Number(VITRINE_TEST_TRIES ?? 2 * STATES.length);
/**
 * Standard deviations that the ranks of one half may lie from where chance would put them: 4.5 is one run in 150 000. 500 tries find a
 * difference of 0.3 of what a request varies by, and of 0.6 where it is in one state of accounts alone.
 */
const RANK_BOUND = 4.5;
/** Of the distance of the two distributions, whatever their shape: one run in 370 000. */
const SHAPE_BOUND = 2.6;
/**
 * What is let pass, in ms: to read a row that is there takes some 0.03 more than to find none. A hash at its full cost alone varies by
 * more, and so does a network.
 */
const MARGIN = 0.1;

const later = (times: readonly number[], margin: number) => times.map((time) => time + margin);

/** How far apart the ranks of both are beyond the margin: 0 when it may explain them. */
function ranksApart(a: readonly number[], b: readonly number[]): number {
  const [less = 0, more = 0] = [-MARGIN, MARGIN].map((margin) => rankDifference(later(a, margin), b));
  return Math.sign(less) === Math.sign(more) ? Math.min(Math.abs(less), Math.abs(more)) : 0;
}

/** The same of their shapes, one moved within the margin to where they are nearest. */
const shapesApart = (a: readonly number[], b: readonly number[]) =>
  Math.min(...[-1, -0.5, -0.25, 0, 0.25, 0.5, 1].map((part) => shapeDifference(later(a, part * MARGIN), b)));

/**
 * Hashes at a hundredth of their cost: what they add is the same for both (passwords.test.ts), and would hide a difference of
 * everything else in its own variation.
 */
const COST = { algorithm: 2, memoryCost: 512, timeCost: 1, parallelism: 1 };

let server: TestServer;
let passwords: Passwords;
/** What calls make the server do that takes time: hashes, what they are compared with, and statements of each of its connections. */
let hashes = 0;
const connections = new Map<object, MockInstance>();
const workSoFar = () =>
  [hashes, passwords.count, [...connections.values()].reduce((sum, { mock }) => sum + mock.calls.length, 0)] as const;
beforeAll(async () => {
  passwords = await createPasswords({ cost: COST });
  const { verify, hash } = passwords;
  passwords.verify = (...asked) => {
    hashes += 1;
    return verify(...asked);
  };
  passwords.hash = (...asked) => {
    hashes += 1;
    return hash(...asked);
  };
  const many = { max: 1_000_000, timeWindow: 60_000 };
  server = await testServer({ context: { passwords, limits: { ...LIMITS, api: many, loginByAddress: many, mails: many } } });
  server.context.pool.on('acquire', (client) => {
    if (!connections.has(client)) connections.set(client, vi.spyOn(client, 'query'));
  });
  await server.pool.query(
    `insert into accounts (gender, firstname, lastname, company, email, kind, state, password_hash)
     select 'f', 'Eva', 'Muster', 'Varnholt', 'known' || i || '@metzgerei.example', 'customer',
       ($3::enum_accounts_state[])[1 + i / 2 % 4], $1 from generate_series(1, $2) i`,
    [await hashPassword(PASSWORD, COST), TRIES, STATES],
  );
  await server.pool.query('analyze accounts');
  const { rows } = await server.pool.query<{ id: string; email: string }>('select id::text, email from accounts');
  for (const { id, email } of rows)
    await server.context.trustedNetworks.remember(id, besideOwner('known', Number(/\d+/.exec(email)?.[0])));
  await server.pool.query('analyze vitrine.trusted_network');
});
afterAll(async () => {
  await server.close();
  await passwords.close();
});

/**
 * One call for each account there is and for as many there are not, one after the other in turns: milliseconds of both, and the
 * answers. Who comes first changes with each pair, the state of the account with every other one.
 */
async function compare(url: string, payloadOf: (email: string) => object, addressOf: (kind: string, i: number) => string) {
  const times: Record<'known' | 'other', number[]> = { known: [], other: [] };
  const works: Record<'known' | 'other', string[]> = { known: [], other: [] };
  const answers = new Set<string>();
  const call = async (kind: 'known' | 'other', i: number) => {
    const email = `${kind}${i}@metzgerei.example`;
    const remoteAddress = addressOf(kind, i);
    const [hashesBefore, statementsBefore] = workSoFar();
    const began = performance.now();
    const answer = await server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload: payloadOf(email), remoteAddress });
    times[kind].push(performance.now() - began);
    const [hashesAfter, statementsAfter] = workSoFar();
    works[kind].push(`${hashesAfter - hashesBefore} hashes, ${statementsAfter - statementsBefore} statements`);
    const { 'retry-after': _, ...headers } = answer.headers;
    answers.add(JSON.stringify([answer.statusCode, answer.body, Object.keys(headers)]));
  };
  for (let i = 1; i <= 20; i++) await call('other', 10_000 + i);
  times.other.length = works.other.length = 0;
  for (let i = 1; i <= TRIES; i++) {
    const order = i % 2 ? (['known', 'other'] as const) : (['other', 'known'] as const);
    for (const kind of order) await call(kind, i);
  }
  return { times, works, answers };
}

const anywhere = (kind: string, i: number) => `10.${kind === 'known' ? 1 : 2}.${i % 250}.${Math.floor(i / 250)}`;
/** An office of its own for each pair, in which the account was logged in to before. */
const besideOwner = (_: string, i: number) => `10.3.${i % 250}.${Math.floor(i / 250)}`;

const wrongPassword = (username: string) => ({ credentials: { username, password: 'not the password' } });
const forgotten = (email: string) => ({ email });
const registered = (email: string) => registration({ email });

test.each([
  ['a wrong password', 'auth/login', wrongPassword, anywhere],
  ['a registration', 'auth/register', registered, anywhere],
  ['a forgotten password', 'auth/password-reset', forgotten, anywhere],
  ['a wrong password beside the owner', 'auth/login', wrongPassword, besideOwner],
  ['a registration beside the owner', 'auth/register', registered, besideOwner],
  ['a forgotten password beside the owner', 'auth/password-reset', forgotten, besideOwner],
])(
  VITRINE_TEST_TRIES
    ? '%s: neither the answer nor its time says whether there is an account'
    : '%s: neither the answer nor what is done for it says whether there is an account',
  async (what, url, payloadOf, addressOf) => {
    await server.pool.query('delete from vitrine.throttle');
    const { times, works, answers } = await compare(url, payloadOf, addressOf);
    expect(answers.size, [...answers].join('\n')).toBe(1);
    expect(times.known).toHaveLength(TRIES);
    expect(works.known).toEqual(works.other);
    if (!VITRINE_TEST_TRIES) return;
    const halves = STATES.map((state, index) => {
      const isOfState = (_: number, i: number) => Math.floor((i + 1) / 2) % STATES.length === index;
      return { state, z: ranksApart(times.known.filter(isOfState), times.other.filter(isOfState)) };
    });
    const all = [{ state: 'all', z: ranksApart(times.known, times.other) }, ...halves];
    const shape = shapesApart(times.known, times.other);
    const ranks = all.map(({ state, z }) => `${state} ${z.toFixed(2)}`).join(', ');
    const told = `${what}: ${median(times.known).toFixed(2)} ms with an account, ${median(times.other).toFixed(2)} ms without; ranks ${ranks}; shape ${shape.toFixed(2)}`;
    console.info(told);
    for (const { z } of all) expect(z, told).toBeLessThan(RANK_BOUND);
    expect(shape, told).toBeLessThan(SHAPE_BOUND);
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
  const throttled = async (username: string) => {
    for (let i = 0; i < 5; i++) await logIn(username, 'not the password', elsewhere);
    await server.hold();
    const before = passwords.count;
    const answer = await logIn(username, 'not the password', office);
    return { status: answer.statusCode, body: answer.body, compared: passwords.count - before };
  };
  const answer = await throttled(email);
  expect(answer).toMatchObject({ status: 429, compared: 1 });
  expect(await throttled('niemand@kunde.example')).toEqual(answer);
  expect((await logIn(email, PASSWORD, office)).statusCode, 'the owner gets in').toBe(200);
});
