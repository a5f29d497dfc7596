import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { countWaiting } from '@vitrine/accounts/desk/waiting.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readErrorGroups } from '../errors/error-groups.ts';
import { shownSince } from '../publication-status/release-state.ts';
import { findReferrers } from '../references/find-referrers.ts';
import { readMisses } from '../searches/misses.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { findUnpublished } from '../unpublished/find-unpublished.ts';
import { STAFF_CONNECTIONS, STAFF_CONNECTIONS_LEFT_FREE } from './bounds.ts';
import { ReaderGone, TimeOver } from './reading-time.ts';
import { asStaffRead, createStaffConnections, staffQueries } from './staff-reads.ts';

type Ask = Awaited<ReturnType<ReturnType<typeof restClient>['asEditor']>>;
const SLOW = ['one', 'two', 'three', 'four'];

let content: TestContent;
const asks = new Map<string, Ask>();
const users = new Map<string, TypedUser>();
beforeAll(async () => {
  content = await openTestContent();
  for (const name of [...SLOW, 'fifth']) {
    asks.set(name, await restClient(content).asEditor(name));
    const { docs } = await content.payload.find({ collection: 'staff', where: { name: { equals: name } } });
    if (docs[0]) users.set(name, { ...docs[0], collection: 'staff' });
  }
});
afterAll(() => content.close());

const asked = (name: string, path: string) => asks.get(name)?.(path) ?? Promise.reject(new Error(`no ${name}`));
/** A list as a page of the admin or one of its server functions reads it, past every endpoint. */
const page = (name: string) =>
  content.payload.find({ collection: 'products', draft: true, user: users.get(name), overrideAccess: false, depth: 0 });
const versions = (name: string) =>
  content.payload.findVersions({ collection: 'products', user: users.get(name), overrideAccess: false, depth: 0 });

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = 'vitrine-content' and wait_event_type = 'Lock'`;
const atWork = async () => (await content.pool.query<{ count: number }>(WAITING)).rows[0]?.count;

/** What one has at most while nobody else asks. */
const OF_ONE = STAFF_CONNECTIONS_LEFT_FREE.length;
/** What four have: two each, and one of them a third where it came first. */
const OF_FOUR = { atLeast: 8, atMost: 9 };
/** The test client has an instance of Payload of its own, so pages and questions have connections each. */
const INSTANCES = 2;

test('four members with slow pages and slow questions keep a fifth from no list, no log-in and no session', async () => {
  const client = await content.pool.connect();
  const slow: Promise<unknown>[] = [];
  let ended: Promise<unknown> = Promise.resolve();
  try {
    await client.query('begin');
    await client.query('lock table public.products, public._products_v in access exclusive mode');
    for (const name of SLOW) {
      for (let i = 0; i < 4; i++) {
        slow.push(page(name), versions(name), asked(name, '/products?depth=0&limit=10'), asked(name, '/products?depth=2'));
        slow.push(asked(name, '/products/count'), asked(name, '/products/versions?depth=0'));
        slow.push(asked(name, `/products/${randomUUID()}?locale=all`));
      }
    }
    ended = Promise.allSettled(slow);
    await expect.poll(atWork, { timeout: 30_000 }).toBeGreaterThanOrEqual(INSTANCES * OF_FOUR.atLeast);
    expect((await asked('fifth', '/images?depth=0&limit=1')).status).toBe(200);
    expect(await atWork(), 'the four have left some').toBeLessThanOrEqual(INSTANCES * OF_FOUR.atMost);
    for (const path of ['/images?depth=0', '/images?depth=2&limit=50', '/navigation/count', '/staff/me', '/access'])
      expect([path, (await asked('fifth', path)).status]).toEqual([path, 200]);
    const list = { collection: 'images', user: users.get('fifth'), overrideAccess: false } as const;
    expect((await content.payload.find(list)).docs, 'a page of the fifth').toEqual([]);
    expect((await restClient(content).logIn('fifth@vitrine.example')).status).toBe(200);
    for (const name of SLOW) expect([name, (await asked(name, '/staff/me')).status]).toEqual([name, 200]);
  } finally {
    await client.query('rollback');
    client.release();
    await ended;
  }
});

test('a statement that a member of staff waits for ends sooner than another', async () => {
  const { rows } = await asStaffRead({ user: users.get('one') ?? null }, () =>
    content.payload.db.pool.query('show statement_timeout'),
  );
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});

test('what our own pages ask holds no connection of sessions, and ends as soon as a list does', async () => {
  const one = staffQueries({ payload: content.payload, user: users.get('one') });
  const timeout = z.object({ rows: z.array(z.object({ statement_timeout: z.string() })) });
  expect(timeout.parse(await one.query('show statement_timeout', [])).rows).toEqual([{ statement_timeout: '10s' }]);
  const client = await content.pool.connect();
  let ended: Promise<unknown> = Promise.resolve();
  try {
    await client.query('begin');
    await client.query('lock table vitrine.error_report, vitrine.search_miss, public.accounts in access exclusive mode');
    const slow = Array.from({ length: 6 }, () => [readErrorGroups(one), readMisses(one), countWaiting(one)]).flat();
    ended = Promise.allSettled(slow);
    await expect.poll(atWork).toBe(OF_ONE);
    expect((await content.payload.db.pool.query('select 1 as free')).rows).toEqual([{ free: 1 }]);
    expect(await atWork()).toBe(OF_ONE);
  } finally {
    await client.query('rollback');
    client.release();
    await ended;
  }
});

/** Takes all connections that are not for staff's reads and in no transaction; answers what gives them back. */
async function takeOthers(): Promise<() => void> {
  const { pool } = content.payload.db;
  const taken = Array.from(
    { length: pool.options.max ?? 0 },
    () => new Promise<() => void>((resolve, reject) => pool.connect((error, _, done) => (error ? reject(error) : resolve(done)))),
  );
  const all = await Promise.all(taken);
  return () => {
    for (const done of all) done();
  };
}

test('where a record is used, whether it is shown and what was not published is asked on the connections of staff', async () => {
  const user = users.get('one');
  if (!user) throw new Error('no member of staff');
  const image = await content.image();
  const asker = { payload: content.payload, user };
  const giveBack = await takeOthers();
  try {
    expect(await findReferrers(asker, 'images', image.id)).toEqual([]);
    expect(await shownSince({ ...asker, language: 'de' }, 'images', image.id, null)).toBeNull();
    expect(await findUnpublished({ ...asker, language: 'de' }, { collection: 'images', id: image.id })).toEqual([]);
  } finally {
    giveBack();
  }
});

/** Connections that are given back by hand. */
function connections(waitMs?: number) {
  const given: (() => void)[] = [];
  const connect = createStaffConnections<{ release(): void }>((taken) => {
    const client = { release: () => {} };
    given.push(() => client.release());
    taken(undefined, client, () => {});
  }, waitMs);
  const taken: string[] = [];
  const take = (id: string, stopWhenOver = () => {}) =>
    new Promise<void>((resolve, reject) => {
      connect({ id, stopWhenOver }, (error) => {
        if (error) return reject(error);
        taken.push(id);
        resolve();
      });
    });
  return { take, taken, giveBack: () => given.shift()?.() };
}

test('connections go round: who has few comes before who has asked for many', async () => {
  const { take, taken, giveBack } = connections();
  const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  const all = people.flatMap((id) => Array.from({ length: 3 }, () => take(id)));
  // The first two have three each, the next two one more, until too few are free for those who come.
  await expect.poll(() => taken.join('')).toBe('aaabbbccdef');
  const last = take('z');
  const next = async () => {
    giveBack();
    await setImmediate();
  };
  await next();
  expect(taken.at(-1), 'who has none is first').toBe('g');
  while (!taken.includes('z')) await next();
  await last;
  expect(taken.slice(STAFF_CONNECTIONS).join(''), 'nobody has another one before all have their first').toBe('ghijkz');
  while (taken.length < people.length * 3 + 1) await next();
  await Promise.all(all);
});

test('who waits too long, or is not waited for any more, gets no connection, and takes none from the next', async () => {
  const { take, taken, giveBack } = connections(50);
  const held = Array.from({ length: OF_ONE }, () => take('a'));
  await Promise.all(held);
  await expect(take('a')).rejects.toBeInstanceOf(TimeOver);
  const gone = take('a', () => {
    throw new ReaderGone();
  });
  const next = take('a');
  giveBack();
  await expect(gone).rejects.toBeInstanceOf(ReaderGone);
  await next;
  expect(taken).toHaveLength(OF_ONE + 1);
});
