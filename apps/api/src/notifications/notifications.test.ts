import { randomUUID } from 'node:crypto';
import { REFRESH_GRACE_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import { unseenAnswer } from '@vitrine/contract/notifications.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

const NEWS = [randomUUID(), randomUUID()] as const;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const document = (ids: readonly string[]) => ({
  data: ids.map((id) => ({
    type: 'notification',
    id,
    attributes: { icon: 'add', text: `Neu: ${id}`, style: 'default', linkedSectionType: 'products', linkedEntrySlug: 'ww-200' },
    relationships: {},
    links: { self: '/' },
  })),
  included: [],
  links: { self: '/' },
});

async function publish(ids: readonly string[]): Promise<void> {
  const release = await writeRelease(server.pool, { 'notification/_all': document(ids) });
  await expect.poll(() => server.context.release.releaseId).toBe(release);
}
const person = async () => (await server.login((await server.account()).email)).token;
const call = (method: 'GET' | 'POST', path: string, token?: string) =>
  server.app.inject({ method, url: `/api/v1/notifications/${path}`, headers: token ? bearer(token) : {} });
const unseen = async (token: string) => {
  const answer = await call('GET', 'unseen', token);
  expect(answer.statusCode).toBe(200);
  return unseenAnswer.parse(answer.json()).data;
};

test('a person gets each piece of news until they have seen it; others still get it', async () => {
  const [one, other] = [await person(), await person()];
  expect(await unseen(one)).toEqual([]);
  await publish(NEWS);
  expect((await unseen(one)).map(({ id }) => id)).toEqual(NEWS);
  expect((await unseen(one))[0]?.attributes).toEqual({
    icon: 'add',
    text: `Neu: ${NEWS[0]}`,
    style: 'default',
    linkedSectionType: 'products',
    linkedEntrySlug: 'ww-200',
  });
  for (let again = 0; again < 2; again++) expect((await call('POST', `${NEWS[0]}/seen`, one)).statusCode).toBe(204);
  expect((await unseen(one)).map(({ id }) => id)).toEqual([NEWS[1]]);
  expect((await unseen(other)).map(({ id }) => id)).toEqual(NEWS);
});

test('withdrawn news is not sent, and news that does not exist cannot be marked as seen', async () => {
  const token = await person();
  await publish([NEWS[1]]);
  expect((await unseen(token)).map(({ id }) => id)).toEqual([NEWS[1]]);
  expect((await call('POST', `${NEWS[0]}/seen`, token)).statusCode).toBe(404);
  expect((await call('POST', 'x/seen', token)).statusCode).toBe(400);
});

test('an unused page gets news by its refresh token, which is not used up and marks nothing', async () => {
  await publish(NEWS);
  const { email, id } = await server.account();
  const { token, refreshToken } = await server.login(email);
  await server.pool.query(`update vitrine.session set last_used_at = now() - interval '1 hour' where account_id = $1`, [id]);
  for (let again = 0; again < 2; again++) expect((await unseen(refreshToken)).map((news) => news.id)).toEqual(NEWS);
  const { rows } = await server.pool.query(
    `select last_used_at < now() - interval '59 minutes' as idle from vitrine.session where account_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ idle: true }]);
  expect((await call('POST', `${NEWS[0]}/seen`, refreshToken)).statusCode).toBe(401);
  expect((await call('POST', `${NEWS[0]}/seen`, token)).statusCode).toBe(204);
  expect((await unseen(refreshToken)).map((news) => news.id)).toEqual([NEWS[1]]);
  expect((await call('GET', 'unseen', 'x'.repeat(43))).statusCode).toBe(401);
  expect((await server.app.inject({ url: '/api/v1/auth/refresh', headers: bearer(refreshToken) })).statusCode).toBe(200);
  expect((await unseen(refreshToken)).length, 'another tab exchanged it just now').toBe(1);
  await server.pool.query('update vitrine.refresh_token set used_at = used_at - make_interval(secs => $1)', [
    REFRESH_GRACE_SECONDS,
  ]);
  expect((await call('GET', 'unseen', refreshToken)).statusCode, 'long ago').toBe(401);
});

test('news reach their audience from their beginning to their end, and no call answers them as the release holds them', async () => {
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const news = {
    sales: { audience: 'sales' },
    customer: { audience: 'customer' },
    now: { begins: inDays(-1), ends: inDays(1), action: '/finder', deleteOnClose: true },
    later: { begins: inDays(1) },
    over: { ends: inDays(-1) },
    // Of one topic: the later ones replace the first, as long as they are told to that person.
    topic: { singleNotificationKey: 'fair' },
    replaced: { singleNotificationKey: 'fair', audience: 'customer' },
    notYet: { singleNotificationKey: 'fair', begins: inDays(1) },
  };
  const ids = new Map(Object.keys(news).map((name) => [name, randomUUID()]));
  const named = ({ id }: { id: string }) => [...ids].find(([, one]) => one === id)?.[0];
  const release = await writeRelease(server.pool, {
    'notification/_all': {
      data: Object.entries(news).map(([name, own]) => ({
        type: 'notification',
        id: ids.get(name),
        attributes: { icon: 'add', text: name, ...own },
        relationships: {},
        links: { self: '/' },
      })),
      included: [],
      links: { self: '/' },
    },
  });
  await expect.poll(() => server.context.release.releaseId).toBe(release);
  const [customer, sales] = [await server.account(), await server.account()];
  await server.pool.query(`update accounts set kind = 'customer' where id = $1`, [customer.id]);
  const customerToken = (await server.login(customer.email)).token;
  const salesToken = (await server.login(sales.email)).token;
  const forCustomer = await unseen(customerToken);
  expect(forCustomer.map(named)).toEqual(['customer', 'now', 'replaced']);
  expect((await unseen(salesToken)).map(named)).toEqual(['sales', 'now', 'topic']);
  expect(forCustomer[1]?.attributes).toEqual({ icon: 'add', text: 'now', action: '/finder', deleteOnClose: true });
  for (const name of ['sales', 'later', 'over']) {
    expect((await call('POST', `${ids.get(name)}/seen`, customerToken)).statusCode).toBe(404);
  }
  for (const path of ['notification/_all', 'notification']) {
    const answer = await server.app.inject({ url: `/api/v1/${path}`, headers: bearer(salesToken) });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});

test('without a log-in there are no news', async () => {
  expect((await call('GET', 'unseen')).statusCode).toBe(401);
  expect((await call('POST', `${NEWS[0]}/seen`)).statusCode).toBe(401);
});
