import { randomUUID } from 'node:crypto';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { STAFF_CONNECTIONS, STAFF_CONNECTIONS_OF_ONE } from './bounds.ts';
import { ReaderGone, TimeOver } from './reading-time.ts';
import { asStaffRead, createStaffConnections } from './staff-reads.ts';

type Ask = Awaited<ReturnType<ReturnType<typeof restClient>['asEditor']>>;
let content: TestContent;
const asks = new Map<string, Ask>();
const users = new Map<string, TypedUser>();
beforeAll(async () => {
  content = await openTestContent();
  for (const name of ['one', 'two', 'third']) {
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

/** What the two have at most: the test client has an instance of Payload of its own, so pages and questions have connections each. */
const OF_TWO = 2 * 2 * STAFF_CONNECTIONS_OF_ONE;

test('two members with slow pages and slow questions keep a third from no list, no log-in and no session', async () => {
  const client = await content.pool.connect();
  const slow: Promise<unknown>[] = [];
  let ended: Promise<unknown> = Promise.resolve();
  try {
    await client.query('begin');
    await client.query('lock table public.products, public._products_v in access exclusive mode');
    for (const name of ['one', 'two']) {
      for (let i = 0; i < 4; i++) {
        slow.push(page(name), versions(name), asked(name, '/products?depth=0&limit=10'), asked(name, '/products?depth=2'));
        slow.push(asked(name, '/products/count'), asked(name, '/products/versions?depth=0'));
        slow.push(asked(name, `/products/${randomUUID()}?locale=all`));
      }
    }
    ended = Promise.allSettled(slow);
    await expect.poll(atWork).toBe(OF_TWO);
    for (const path of ['/images?depth=0', '/images?depth=2&limit=50', '/navigation/count', '/staff/me', '/access'])
      expect([path, (await asked('third', path)).status]).toEqual([path, 200]);
    const list = { collection: 'images', user: users.get('third'), overrideAccess: false } as const;
    expect((await content.payload.find(list)).docs, 'a page of the third').toEqual([]);
    expect((await restClient(content).logIn('third@vitrine.example')).status).toBe(200);
    for (const name of ['one', 'two']) expect([name, (await asked(name, '/staff/me')).status]).toEqual([name, 200]);
    expect(await atWork(), 'no more of the two have begun').toBe(OF_TWO);
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
  const all = ['a', 'b', 'c', 'e'].flatMap((id) => Array.from({ length: 6 }, () => take(id)));
  await expect.poll(() => taken).toHaveLength(STAFF_CONNECTIONS);
  const last = take('d');
  giveBack();
  giveBack();
  await last;
  expect(taken.indexOf('d')).toBeLessThanOrEqual(STAFF_CONNECTIONS + 1);
  while (taken.length < 25) {
    const before = taken.length;
    giveBack();
    await expect.poll(() => taken.length).toBeGreaterThan(before);
  }
  await Promise.all(all);
});

test('who waits too long, or is not waited for any more, gets no connection, and takes none from the next', async () => {
  const { take, taken, giveBack } = connections(50);
  const held = Array.from({ length: STAFF_CONNECTIONS_OF_ONE }, () => take('a'));
  await Promise.all(held);
  await expect(take('a')).rejects.toBeInstanceOf(TimeOver);
  const gone = take('a', () => {
    throw new ReaderGone();
  });
  const next = take('a');
  giveBack();
  await expect(gone).rejects.toBeInstanceOf(ReaderGone);
  await next;
  expect(taken).toHaveLength(STAFF_CONNECTIONS_OF_ONE + 1);
});
