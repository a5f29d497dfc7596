import { PRINTED_PAGES_AN_HOUR_MAX, PRINTED_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { describe, expect, test, vi } from 'vitest';
import { CUSTOMER, documentRequest, PAGE } from '../testing/document.ts';
import { documentTests } from '../testing/document-tests.ts';
import { bearer, type TestServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let account: { id: string; email: string };
const { register, stored, another } = documentTests((given) => {
  ({ server, account } = given);
});

describe('register', () => {
  test('stores the request, its sender and its job, then answers', async () => {
    const answer = await register(documentRequest(), { 'x-site-language': 'en' });
    expect(answer.statusCode).toBe(202);
    const { hash } = answer.json().data;
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await stored()).toMatchObject([
      {
        hash,
        site: 'en',
        body: documentRequest(),
        sender: { email: account.email, lastname: 'Muster' },
        step: 'render',
        status: 'pending',
        jobs: 1,
      },
    ]);
  });

  test('makes one document and one job of twenty requests at once under one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(documentRequest(), { 'idempotency-key': 'k-1' })),
    );
    expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([202]));
    expect(new Set(answers.map((a) => a.json().data.hash)).size).toBe(1);
    expect(await stored()).toMatchObject([{ jobs: 1 }]);
  });

  test('makes one document of twenty requests at once with the same body and no key', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(documentRequest())));
    expect(new Set(answers.map((a) => a.json().data.hash)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await register(documentRequest('another text'));
    await server.pool.query(
      `update vitrine.document_request set created_at = now() - interval '61 seconds' where account_id = $1`,
      [account.id],
    );
    await register(documentRequest());
    expect(await stored()).toHaveLength(3);
  });

  test('a key belongs to one request', async () => {
    await register(documentRequest(), { 'idempotency-key': 'k-2' });
    const other = await register(documentRequest('something else'), { 'idempotency-key': 'k-2' });
    expect(other.statusCode).toBe(422);
    expect(other.json().errors[0]).toMatchObject({ code: 'idempotencyKeyReused', source: { header: 'Idempotency-Key' } });
    const bad = await register(documentRequest(), { 'idempotency-key': 'a b' });
    expect(bad.json().errors[0].code).toBe('idempotencyKeyInvalid');
    expect(await stored()).toHaveLength(1);
  });

  test('knows a key whose request names no person any more by its pages', async () => {
    const { hash } = (await register(documentRequest(), { 'idempotency-key': 'k-4' })).json().data;
    await server.pool.query("update vitrine.document_request set body = body - 'meta', sender = '{}' where hash = $1", [hash]);
    expect((await register(documentRequest(), { 'idempotency-key': 'k-4' })).json().data.hash).toBe(hash);
    const other = { ...documentRequest(), pages: [PAGE, { ...PAGE, id: 'second' }] };
    expect((await register(other, { 'idempotency-key': 'k-4' })).statusCode).toBe(422);
  });

  test('a retry is answered as the first call was, though a page of it has been withdrawn since', async () => {
    const released = (id: number) => vi.waitFor(() => expect(server.context.release.releaseId).toBe(id), { timeout: 10_000 });
    await released(await writeRelease(server.pool, { 'product/brief': { data: { type: 'product', id: 'b', attributes: {} } } }));
    const order = { ...documentRequest(), pages: [{ ...PAGE, urlPath: '/product/brief' }] };
    const { hash } = (await register(order, { 'idempotency-key': 'k-5' })).json().data;
    // One statement, as a release is one transaction: its number is never seen without what it takes away.
    await server.pool.query(
      `with next as (insert into vitrine.release default values returning id)
       update vitrine.release_entry set until = next.id from next where path = 'product/brief' and until is null`,
    );
    await server.pool.query("select pg_notify('vitrine_release', '')");
    await vi.waitFor(() => expect(server.context.release.get('de', 'product/brief')).toBeNull(), { timeout: 10_000 });
    expect((await register(order, { 'idempotency-key': 'k-5' })).json()).toEqual({ data: { hash } });
    const changed = { ...order, meta: { customer: CUSTOMER, message: 'Anders' } };
    for (const [body, key] of [
      [order, 'k-6'],
      [changed, 'k-5'],
    ] as const) {
      const refused = await register(body, { 'idempotency-key': key });
      expect(refused.json().errors[0]).toMatchObject({ code: 'pageNotFound', source: { pointer: 'pages' } });
    }
    expect(await stored()).toHaveLength(1);
  });

  test('two accounts with the same key and body have a document each', async () => {
    const first = (await register(documentRequest(), { 'idempotency-key': 'k-3' })).json().data.hash;
    const other = { ...(await another()), 'idempotency-key': 'k-3' };
    expect((await register(documentRequest(), other)).json().data.hash).not.toBe(first);
  });

  /** A page of the release that prints so many pages. */
  const measured = (pages: number) =>
    server.pool.query(
      `insert into vitrine.page_count (site, path, hash, pages) values ('de', $1, 'h', $2)
       on conflict (site, path) do update set pages = excluded.pages`,
      [PAGE.urlPath.slice(1), pages],
    );

  test('a document that prints too many pages is refused with the limit and its length', async () => {
    await measured(PRINTED_PAGES_MAX / 2);
    expect((await register({ ...documentRequest('fits'), pages: [PAGE, PAGE] })).statusCode).toBe(202);
    const refused = await register({ ...documentRequest('too long'), pages: [PAGE, PAGE, PAGE] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ code: 'tooManyPrintedPages', source: { pointer: 'pages' } }]);
    expect(refused.json().errors[0].detail).toMatch(/225 Druckseiten, ein Dokument fasst höchstens 150/);
    expect(await stored()).toHaveLength(1);
  });

  test('a chapter that has not been measured counts as the longest of its kind', async () => {
    await measured(2);
    await server.pool.query(
      `insert into vitrine.page_count (site, path, hash, pages) values
         ('de', 'product/long', 'h', 20), ('de', 'content-page/long', 'h', 30), ('en', 'product/long', 'h', 40)`,
    );
    await server.pool.query("delete from vitrine.page_count where site = 'de' and path = $1", [PAGE.urlPath.slice(1)]);
    const refused = await register({ ...documentRequest('unmeasured'), pages: Array(8).fill(PAGE) });
    expect(refused.json().errors).toMatchObject([
      { code: 'tooManyPrintedPages', detail: expect.stringMatching(/160 Druckseiten/) },
    ]);
    expect((await register({ ...documentRequest('unmeasured'), pages: Array(7).fill(PAGE) })).statusCode).toBe(202);
    expect(await stored()).toMatchObject([{ expected_pages: 140 }]);
    await server.pool.query("delete from vitrine.page_count where path like '%/long'");
  });

  test('before anything was measured each chapter counts as one page, and no order is refused', async () => {
    await server.pool.query('delete from vitrine.page_count');
    expect((await register({ ...documentRequest('nothing measured'), pages: Array(100).fill(PAGE) })).statusCode).toBe(202);
    expect(await stored()).toMatchObject([{ expected_pages: 100 }]);
  });

  test('one person orders a number of printed pages within an hour, at once or one after the other, and no more', async () => {
    await measured(100);
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => register(documentRequest(`number ${n}`))));
    const accepted = answers.filter(({ statusCode }) => statusCode === 202);
    expect(accepted).toHaveLength(PRINTED_PAGES_AN_HOUR_MAX / 100);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(refused?.json().errors).toMatchObject([{ code: 'tooManyPagesOrdered', title: 'Too Many Requests' }]);
    expect(await stored()).toHaveLength(10);
    expect((await register(documentRequest('of another person'), await another())).statusCode).toBe(202);
    await measured(2);
  });

  test('nothing is stored without the job', async () => {
    await server.pool.query('alter function graphile_worker.add_job rename to add_job_away');
    const answer = await register(documentRequest());
    await server.pool.query('alter function graphile_worker.add_job_away rename to add_job');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().errors).toEqual([
      { status: '500', code: 'internal', title: 'Internal Server Error', detail: expect.any(String) },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('refuses a call without a token, and an account that was blocked a moment ago', async () => {
    const { token: holds } = await server.login(account.email);
    await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [account.id]);
    expect((await register(documentRequest(), bearer(holds))).statusCode).toBe(401);
    expect((await register(documentRequest(), { authorization: '' })).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });
});
