import { randomUUID } from 'node:crypto';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRequest } from '../testing/document.ts';
import { isWaiting } from '../testing/is-waiting.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The answer of a call that comes while the account is being erased: all is deleted, and nothing of it committed yet. */
async function eraseWhile(accountId: string, call: () => Promise<{ statusCode: number }>): Promise<number> {
  const client = await server.pool.connect();
  try {
    await client.query('begin');
    await eraseAccount(client, { accountId, staffId: null });
    const answer = call();
    await expect.poll(() => isWaiting(server), { timeout: 10_000 }).toBe(true);
    await client.query('commit');
    return (await answer).statusCode;
  } finally {
    client.release();
  }
}

const inject = (method: 'DELETE' | 'PATCH' | 'POST', url: string, token: string, payload?: object, headers = {}) =>
  server.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...bearer(token), ...headers },
    ...(payload && { payload }),
  });

/** What is left of a person, table by table. */
async function leftOf(id: string, email: string) {
  const left: string[] = [];
  for (const [table, where] of [
    ['consent', 'account_id = $1::uuid'],
    ['trusted_network', 'account_id = $1'],
    ['session', 'account_id = $1'],
    ['document_request', 'account_id = $1'],
    ['deletion_request', 'account_id = $1::uuid and done_at is null'],
  ] as const) {
    const { rowCount } = await server.pool.query(`select 1 from vitrine.${table} where ${where}`, [id]);
    if (rowCount !== 0) left.push(table);
  }
  const mails = await server.pool.query(`select 1 from vitrine.mail where recipient = $1 and kind <> 'deletion-done'`, [email]);
  return mails.rowCount === 0 ? left : [...left, 'mail'];
}

test.each([
  ['consent to the newsletter', 'PATCH', 'user/current', { newsletter: true }, {}],
  ['a request to be deleted', 'POST', 'user/current/deletion-request', undefined, {}],
  ['a document', 'POST', 'document-generator/register', documentRequest(), {}],
  ['a document under a key', 'POST', 'document-generator/register', documentRequest(), { 'idempotency-key': randomUUID() }],
] as const)('%s given while the account is being deleted leaves nothing', async (_, method, url, payload, headers) => {
  const { id, email } = await server.account();
  const { token } = await server.login(email);
  expect(await eraseWhile(id, () => inject(method, url, token, payload, headers))).toBe(401);
  expect(await leftOf(id, email)).toEqual([]);
});

test('to withdraw a request while it is carried out is refused, and the account is gone', async () => {
  const { id, email } = await server.account();
  const { token } = await server.login(email);
  const url = 'user/current/deletion-request';
  expect((await inject('POST', url, token)).statusCode).toBe(201);
  expect(await eraseWhile(id, () => inject('DELETE', url, token))).toBe(401);
  expect(await leftOf(id, email)).toEqual([]);
  const { rows } = await server.pool.query(
    'select withdrawn_at, done_at is not null as done from vitrine.deletion_request where account_id = $1',
    [id],
  );
  expect(rows).toEqual([{ withdrawn_at: null, done: true }]);
});

test('a log-in while the account is being deleted opens nothing and leaves no network', async () => {
  const { id, email } = await server.account();
  const payload = { credentials: { username: email, password: PASSWORD } };
  const url = '/api/v1/auth/login';
  expect(await eraseWhile(id, () => server.app.inject({ method: 'POST', url, payload }))).toBe(401);
  expect(await leftOf(id, email)).toEqual([]);
});

test('the network of a log-in is kept with its session or not at all', async () => {
  const { id, email } = await server.account();
  await server.pool.query('alter table vitrine.trusted_network rename to trusted_network_away');
  const { rows: before } = await server.pool.query('select count(*)::int as sessions from vitrine.session');
  const opened = server.context.sessions.open(id, {
    longTerm: false,
    userAgent: null,
    alongside: (db) => server.context.trustedNetworks.remember(id, '192.0.2.1', db),
  });
  await expect(opened).rejects.toThrow();
  await server.pool.query('alter table vitrine.trusted_network_away rename to trusted_network');
  const { rows: after } = await server.pool.query('select count(*)::int as sessions from vitrine.session');
  expect(after).toEqual(before);
  await server.login(email);
  const { rowCount } = await server.pool.query('select 1 from vitrine.trusted_network where account_id = $1', [id]);
  expect(rowCount).toBe(1);
});
