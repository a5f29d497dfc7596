import { kill } from 'node:process';
import { hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hashProcesses } from '../testing/hash-processes.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const COST = { algorithm: 2, memoryCost: 512, timeCost: 1, parallelism: 1 };
const HOME = '203.0.113.1';

let server: TestServer;
let passwords: TestServer['context']['passwords'];
/** The processes that hash. While they are stopped, no clock decides who waits, who is refused and who is next. */
let hashing: number[];
/** Who had their password compared, in this order. */
let compared: string[] = [];
beforeAll(async () => {
  const real = await createPasswords({ cost: COST });
  hashing = (await hashProcesses()).map(({ id }) => id);
  passwords = {
    get count() {
      return real.count;
    },
    get waiting() {
      return real.waiting;
    },
    async verify(asker, hash, password) {
      const right = await real.verify(asker, hash, password);
      compared.push(asker.from);
      return right;
    },
    hash: (asker, password) => real.hash(asker, password),
    close: () => real.close(),
  };
  server = await testServer({ context: { passwords } });
});
afterAll(() => server.close());
const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const id of hashing) kill(id, name);
};
afterEach(() => {
  signal('SIGCONT');
  compared = [];
});

const post = (url: string, payload: object, remoteAddress: string, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, remoteAddress, headers });
const logIn = (username: string, address: string, password = PASSWORD) =>
  post('auth/login', { credentials: { username, password } }, address);
const account = async () => {
  const made = await server.account();
  await server.pool.query('update accounts set password_hash = $2 where id = $1', [made.id, await hashPassword(PASSWORD, COST)]);
  return made;
};
const waiting = (count: number) => vi.waitFor(() => expect(passwords.waiting).toBe(count), { timeout: 30_000 });

let people = 0;

/** Log-ins of accounts that do not exist, and confirmations of codes that do not; `refused` fills as they are answered. */
function crowd(address: string, { logIns = 0, confirmations = 0 }) {
  const calls = [
    ...Array.from({ length: logIns }, () => logIn(`niemand${++people}@kunde.example`, address)),
    ...Array.from({ length: confirmations }, (_, i) =>
      post('auth/register/confirm', { code: `code-that-nobody-was-mailed-${i}`, password: PASSWORD }, address),
    ),
  ];
  const refused: Awaited<ReturnType<typeof logIn>>[] = [];
  for (const call of calls) void call.then((answer) => answer.statusCode === 503 && refused.push(answer));
  return { answers: Promise.all(calls), refused };
}

test.runIf(process.platform === 'linux')(
  'one address that logs in and confirms all the time keeps no other person from logging in, wherever they are',
  async () => {
    const [owner, traveller] = [await account(), await account()];
    expect((await logIn(owner.email, HOME)).statusCode).toBe(200);
    compared = [];
    signal('SIGSTOP');
    const { answers, refused } = crowd('198.51.100.1', { logIns: 58, confirmations: 28 });
    await waiting(8);
    await vi.waitFor(() => expect(refused).toHaveLength(58 + 28 - 8 - hashing.length), { timeout: 30_000 });
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(refused[0]?.json().errors).toMatchObject([{ code: 'busy', detail: expect.stringMatching(/sehr viele Personen/) }]);
    const atHome = logIn(owner.email, HOME);
    const elsewhere = logIn(traveller.email, '192.0.2.1');
    await waiting(10);
    signal('SIGCONT');
    expect([(await atHome).statusCode, (await elsewhere).statusCode]).toEqual([200, 200]);
    await answers;
    expect(compared).toHaveLength(hashing.length + 10);
    // Before them: what was under way already, and as many turns at most as there are processes beside theirs.
    expect(compared.indexOf(HOME)).toBeLessThan(2 * hashing.length);
    expect(compared.indexOf('192.0.2.1')).toBeLessThan(2 * hashing.length + 2);
  },
);

test.runIf(process.platform === 'linux')('strangers from many networks leave the places of known ones free', async () => {
  const { email } = await account();
  expect((await logIn(email, HOME)).statusCode).toBe(200);
  const { token } = await server.login(email);
  signal('SIGSTOP');
  const crowds = Array.from({ length: 80 }, (_, i) => crowd(`2001:db8:${i}::1`, { logIns: 1 }));
  await waiting(64);
  await vi.waitFor(() => expect(crowds.flatMap(({ refused }) => refused)).toHaveLength(80 - 64 - hashing.length), {
    timeout: 30_000,
  });
  const answers = [
    logIn(email, HOME),
    post(
      'auth/change-password',
      { password: PASSWORD, newPassword: 'x', newPassword_confirmation: 'x' },
      '192.0.2.9',
      bearer(token),
    ),
  ];
  await waiting(66);
  signal('SIGCONT');
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 422]);
  await Promise.all(crowds.map((one) => one.answers));
});

test.runIf(process.platform === 'linux')(
  'places that are full tell a colleague nothing about who logs in from the same network',
  async () => {
    const { email } = await account();
    const office = '203.0.113.7';
    expect((await logIn(email, office)).statusCode).toBe(200);
    signal('SIGSTOP');
    const { answers } = crowd(office, { logIns: 32 + hashing.length });
    await waiting(32);
    const [known, unknown] = [await logIn(email, office, 'guessed'), await logIn('nobody@kunde.example', office, 'guessed')];
    expect(known.statusCode).toBe(503);
    expect(known.body).toBe(unknown.body);
    signal('SIGCONT');
    await answers;
  },
);

test('a network is trusted only for accounts that may log in', async () => {
  const { trustedNetworks } = server.context;
  const { id } = await account();
  await trustedNetworks.remember(id, '203.0.113.20');
  expect(await trustedNetworks.knowsAnybody('203.0.113.20')).toBe(true);
  expect(await trustedNetworks.knowsAnybody('203.0.113.21')).toBe(false);
  // A registration is confirmed by anybody with a mailbox.
  await server.pool.query("update accounts set state = 'pending' where id = $1", [id]);
  expect(await trustedNetworks.knowsAnybody('203.0.113.20')).toBe(false);
});
