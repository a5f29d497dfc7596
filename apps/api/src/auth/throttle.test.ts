import { createThrottle, type Throttle } from '@vitrine/accounts/throttle/throttle.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tooManyRequests } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
let database: TestDatabase;
let pools: Pool[] = [];
/** Two API processes on one database. */
let here: Throttle;
let there: Throttle;

/** A clock of the database that is stopped: a wait is the same however long a test takes. What asks for it finds it first. */
const STILL = `create schema still;
  create function still.now() returns timestamptz stable language sql as $$ select timestamptz '2026-11-21 12:00Z' $$;
  create function still.clock_timestamp() returns timestamptz stable language sql as $$ select still.now() $$`;

beforeAll(async () => {
  database = await testDatabase();
  const moving = createPool(database.url, 'throttle', 1);
  await moving.query(STILL);
  await moving.end();
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=still,pg_catalog,public');
  pools = ['throttle a', 'throttle b'].map((name) => createPool(url.toString(), name, 8));
  const [a, b] = pools.map((pool) => createThrottle(pool, secret, tooManyRequests));
  if (!a || !b) throw new Error('no pools');
  [here, there] = [a, b];
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});
const query = (text: string) => pools[0]?.query(text);
beforeEach(() => query('delete from vitrine.throttle'));

/** Time goes by: everything in the table was that much earlier. */
const wait = (time: string) =>
  query(
    `update vitrine.throttle set blocked_until = blocked_until - interval '${time}', updated_at = updated_at - interval '${time}'`,
  );

const OWNER = '192.0.2.1';
interface Options {
  address?: string | null;
  isTrustedNetwork?: boolean;
  account?: string;
  right?: boolean;
  by?: Throttle;
}

/** One try; answers the seconds it has to wait, 0 when it was taken. */
async function attempt({
  address = '198.51.100.1',
  isTrustedNetwork = false,
  account = 'a@x.example',
  right = false,
  by = here,
}: Options = {}) {
  try {
    const taken = await by.begin({ secret: 'login', account, address, isTrustedNetwork });
    await (right ? taken.succeeded() : taken.failed());
    return 0;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooManyRequests') throw error;
    return Number(error.headers['retry-after']);
  }
}

test('after five failures the next waits 2 s, doubled each time, at most 15 min; both processes count together', async () => {
  for (let i = 0; i < 5; i++) expect(await attempt({ by: i % 2 ? here : there })).toBe(0);
  const waits = [];
  for (let i = 0; i < 12; i++) {
    const seconds = await attempt({ by: there });
    expect(await attempt({ by: here })).toBe(seconds);
    waits.push(seconds);
    await wait(`${seconds} seconds`);
    expect(await attempt({ by: here }), 'when the wait is over it may be tried').toBe(0);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('a hundred at once, in two processes, are five tries', async () => {
  const tries = Array.from({ length: 100 }, (_, i) => attempt({ by: i % 2 ? here : there }));
  expect((await Promise.all(tries)).filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('a try that was not decided does not count; the right one forgets those of its network', async () => {
  for (let i = 0; i < 20; i++) {
    const taken = await here.begin({ secret: 'login', account: 'a@x.example', address: OWNER });
    await taken.withdrawn();
  }
  for (let i = 0; i < 4; i++) await attempt();
  expect(await attempt({ right: true })).toBe(0);
  for (let i = 0; i < 4; i++) await attempt({ isTrustedNetwork: true });
  expect(await attempt({ isTrustedNetwork: true, right: true })).toBe(0);
});

test('an hour without a failure is forgotten', async () => {
  for (let i = 0; i < 5; i++) await attempt();
  expect(await attempt()).toBeGreaterThan(0);
  await wait('61 minutes');
  for (let i = 0; i < 5; i++) expect(await attempt()).toBe(0);
});

test('guesses from a thousand networks are few, and keep the owner out nowhere they were before', async () => {
  let taken = 0;
  for (let i = 0; i < 1000; i++) if ((await attempt({ address: `10.1.${i % 250}.${Math.floor(i / 250)}` })) === 0) taken++;
  expect(taken).toBe(5);
  expect(await attempt({ address: OWNER, isTrustedNetwork: false, right: true }), 'a new place').toBeGreaterThan(0);
  expect(await attempt({ address: OWNER, isTrustedNetwork: true }), 'a wrong one is answered as anywhere').toBeGreaterThan(0);
  expect(await attempt({ address: OWNER, isTrustedNetwork: true, right: true })).toBe(0);
  await here.clear('login', 'a@x.example');
  expect(await attempt({ address: '203.0.113.9', right: true }), 'after a reset').toBe(0);
});

test('only the right password shows whether a network is trusted: all other tries count and wait alike', async () => {
  const seen = async (isTrustedNetwork: boolean) => {
    const account = `${isTrustedNetwork}@x.example`;
    const told = [];
    for (const address of [...Array(3).fill(OWNER), ...Array(7).fill('10.5.1.1'), ...Array(4).fill(OWNER), '10.5.1.2'])
      told.push(await attempt({ address, account, isTrustedNetwork: isTrustedNetwork && address === OWNER }));
    return told;
  };
  const [known, other] = [await seen(true), await seen(false)];
  expect(known).toEqual(other);
  expect(known.filter((seconds) => seconds > 0).length).toBeGreaterThan(5);
});

test('no owner is kept out for good: through a whole day of guesses they get in where they were before', async () => {
  let guesses = 0;
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    for (let i = 0; i < 3; i++) if ((await attempt({ address: `10.2.${minute % 250}.${i}` })) === 0) guesses++;
    expect(await attempt({ address: OWNER, isTrustedNetwork: true, right: true })).toBe(0);
    await wait('10 minutes');
  }
  expect(guesses, 'guesses of a day').toBeLessThan(120);
});

test('many tries of different accounts from one network are slowed down; people known there are not', async () => {
  const spray = async (from: number, to: number) => {
    let taken = 0;
    for (let i = from; i < to; i++) if ((await attempt({ account: `p${i}@x.example` })) === 0) taken++;
    return taken;
  };
  expect(await spray(0, 200)).toBe(50);
  expect(await attempt({ account: 'colleague@x.example', isTrustedNetwork: true, right: true })).toBe(0);
  expect(await attempt({ account: 'colleague@x.example', address: '203.0.113.5', right: true })).toBe(0);
});

test('codes of links wait by network, without an account', async () => {
  const guess = async (address: string) => {
    try {
      const taken = await here.begin({ secret: 'code', account: null, address });
      await taken.failed();
      return true;
    } catch {
      return false;
    }
  };
  let taken = 0;
  for (let i = 0; i < 80; i++) if (await guess('198.51.100.7')) taken++;
  expect(taken).toBe(50);
  expect(await guess('198.51.100.8')).toBe(true);
});

test('the table names no person', async () => {
  await attempt({ account: 'anna@metzgerei.example' });
  await here.mayMail({
    mailbox: 'anna@metzgerei.example',
    kind: 'registration',
    address: '198.51.100.1',
    isTrustedNetwork: false,
  });
  const result = await query('select encode(key, $$escape$$) as key, failures from vitrine.throttle');
  expect(result?.rowCount).toBe(5);
  expect(JSON.stringify(result?.rows)).not.toMatch(/anna|metzgerei|198/);
});

interface Asking {
  address?: string;
  kind?: 'registration' | 'password-reset';
  isTrustedNetwork?: boolean;
  mailbox?: string;
}

/** How many of `times` mails that are asked for may be sent. */
async function mailed(times: number, { address = '198.51.100.1', kind = 'registration', ...rest }: Asking = {}) {
  const { isTrustedNetwork = false, mailbox = 'a@x.example' } = rest;
  const asked = { mailbox, kind, address, isTrustedNetwork };
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await (i % 2 ? here : there).mayMail(asked));
  return answers.filter(Boolean).length;
}

test('mails to one mailbox from one network: three at once, one more every twenty minutes, never saved up', async () => {
  expect(await mailed(6)).toBe(3);
  await wait('19 minutes');
  expect(await mailed(3)).toBe(0);
  await wait('2 minutes');
  expect(await mailed(3)).toBe(1);
  await wait('19 minutes');
  expect(await mailed(3), 'the minute over the first twenty counts').toBe(1);
  await wait('1 day');
  expect(await mailed(9)).toBe(3);
  const atOnce = await Promise.all(Array.from({ length: 30 }, () => mailed(1, { mailbox: 'b@x.example' })));
  expect(atOnce.filter(Boolean)).toHaveLength(3);
});

test('mails that a stranger has sent to a mailbox keep none from its owner: neither of another kind, nor for another network', async () => {
  expect(await mailed(50)).toBe(3);
  expect(await mailed(9, { kind: 'password-reset' }), 'of another kind').toBe(3);
  expect(await mailed(9, { kind: 'password-reset', address: OWNER }), 'for another network').toBe(3);
  expect(await mailed(9, { address: OWNER })).toBe(3);
});

test('strangers in many networks fill no mailbox, and keep nothing from where its owner is known', async () => {
  let sent = 0;
  for (let i = 0; i < 30; i++) sent += await mailed(3, { address: `10.3.${i}.1`, kind: 'password-reset' });
  expect(sent).toBe(12);
  expect(await mailed(3, { address: OWNER, kind: 'password-reset' }), 'a new place').toBe(0);
  expect(await mailed(3, { address: '203.0.113.7', kind: 'password-reset', isTrustedNetwork: true })).toBe(3);
  expect(await mailed(3, { address: '203.0.113.7' }), 'registrations are counted apart').toBe(3);
  await wait('5 minutes 1 second');
  expect(await mailed(3, { address: '10.4.1.1', kind: 'password-reset' }), 'one more later').toBe(1);
});

test('asking for mails is the same work wherever the owner is known, also when no more are sent', async () => {
  const [pool] = pools;
  if (!pool) throw new Error('no pool');
  const asked = vi.spyOn(pool, 'query');
  /** Rows that the statements of each of six mails wrote. */
  const work = async (mailbox: string, isTrustedNetwork: boolean) => {
    const rows = [];
    for (let i = 0; i < 6; i++) {
      asked.mockClear();
      await here.mayMail({ mailbox, kind: 'password-reset', address: OWNER, isTrustedNetwork });
      const results = await Promise.all(asked.mock.results.map(({ value }) => value));
      rows.push(results.map(({ rowCount }) => rowCount));
    }
    return rows;
  };
  const unknown = await work('unknown@x.example', false);
  const known = await work('known@x.example', true);
  asked.mockRestore();
  expect(unknown).toEqual([...Array(3).fill([1, 1]), ...Array(3).fill([0, 1])]);
  expect(known).toEqual(unknown);
});

test('of IPv6 a whole /48 is one network that asks for mails, but for where the owner is known in it', async () => {
  const line = (n: number) => `2001:db8:7:${n}::1`;
  let sent = 0;
  for (let n = 0; n < 8; n++) sent += await mailed(3, { address: line(n) });
  expect(sent).toBe(3);
  expect(await mailed(3, { address: line(9), isTrustedNetwork: true })).toBe(3);
  expect(await mailed(3, { address: '2001:db8:8::1' })).toBe(3);
});

test('a try that began first and is counted second does not wait', async () => {
  // Of clocks that go.
  const pool = createPool(database.url, 'throttle', 3);
  const first = await pool.connect();
  try {
    await first.query('begin');
    await first.query('select now()');
    const attempt = { secret: 'login', account: 'twin@example.com', address: OWNER } as const;
    await createThrottle(pool, secret, tooManyRequests).begin(attempt);
    // now() of this connection is before the other's by now.
    await expect(createThrottle(first, secret, tooManyRequests).begin(attempt)).resolves.toBeDefined();
  } finally {
    await first.query('rollback');
    first.release();
    await pool.end();
  }
});
