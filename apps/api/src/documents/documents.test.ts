import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { PRINTED_PAGES_AN_HOUR_MAX, PRINTED_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CUSTOMER, documentRequest, PAGE } from '../testing/document.ts';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

const problemDocument = z.object({
  errors: z.array(z.object({ source: z.object({ pointer: z.string() }), detail: z.string() })),
});

let server: TestServer;
let account: { id: string; email: string };
let token: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await server.account();
  token = (await server.login(account.email)).token;
});

const register = (payload: object | string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/document-generator/register',
    payload,
    headers: { ...bearer(token), ...headers },
  });
const stored = async () => {
  const { rows } = await server.pool.query(
    `select r.*, (select count(*) from graphile_worker.jobs j where j.key = r.hash) as jobs
     from vitrine.document_request r where account_id = $1`,
    [account.id],
  );
  return rows;
};

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

  test.each([
    [
      'no first name',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, firstname: ' ' }, message: '' } },
      'meta.customer.firstname',
      'fieldCannotBeEmpty',
    ],
    [
      'no last name',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, lastname: undefined }, message: '' } },
      'meta.customer.lastname',
      'fieldCannotBeEmpty',
    ],
    [
      'no company',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, company: '' }, message: '' } },
      'meta.customer.company',
      'fieldCannotBeEmpty',
    ],
    [
      'no address',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, email: '' }, message: '' } },
      'meta.customer.email',
      'fieldCannotBeEmpty',
    ],
    [
      'a bad address',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, email: 'a@b' }, message: '' } },
      'meta.customer.email',
      'noValidEmail',
    ],
    [
      'a header in a name',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, lastname: 'A\r\nBcc: x@y.example' }, message: '' } },
      'meta.customer.lastname',
      'noValidText',
    ],
    [
      'a gender that is none',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, gender: 'x' }, message: '' } },
      'meta.customer.gender',
      'noValidValue',
    ],
    ['a long message', documentRequest('x'.repeat(5001)), 'message', 'tooLong'],
    ['no pages', { ...documentRequest(), pages: [] }, 'pages', 'fieldCannotBeEmpty'],
    ['pages missing', { meta: documentRequest().meta }, 'pages', 'fieldCannotBeEmpty'],
    ['too many pages', { ...documentRequest(), pages: Array(101).fill(PAGE) }, 'pages', 'tooManyPages'],
    ['a page that is no page', { ...documentRequest(), pages: [{ ...PAGE, urlPath: 'product' }] }, 'pages', 'noValidValue'],
    [
      'a page that does not exist',
      { ...documentRequest(), pages: [PAGE, { ...PAGE, urlPath: '/product/unknown' }] },
      'pages',
      'pageNotFound',
    ],
    ['a page that cannot be added', { ...documentRequest(), pages: [{ ...PAGE, urlPath: '/login' }] }, 'pages', 'pageNotFound'],
    [
      'a foreign address as a page',
      { ...documentRequest(), pages: [{ ...PAGE, urlPath: '//evil.example/product/ww-200' }] },
      'pages',
      'pageNotFound',
    ],
    ['a field that does not exist', { ...documentRequest(), bcc: 'x@y.example' }, 'bcc', 'unknownField'],
    ['nothing', {}, 'meta', 'fieldCannotBeEmpty'],
  ])('%s is refused and names the field', async (_, body, pointer, code) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({
      status: '422',
      code,
      title: 'Unprocessable Entity Error',
      source: { pointer },
    });
    expect(answer.json().errors[0].detail).toBeTruthy();
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a message', { ...documentRequest('\0') }, 'message'],
    ['half a character', { ...documentRequest('\ud83d') }, 'message'],
    ['a title', { ...documentRequest(), pages: [{ ...PAGE, tableOfContentsTitle: 'a\0' }] }, 'pages'],
    ['an id', { ...documentRequest(), pages: [{ ...PAGE, id: '\udc00' }] }, 'pages'],
    [
      'a name',
      { ...documentRequest(), meta: { customer: { ...CUSTOMER, firstname: '\ud800' }, message: '' } },
      'meta.customer.firstname',
    ],
  ])('what no database can keep is refused: %s', async (_, body, pointer) => {
    const answer = await register(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ code: 'noValidText', source: { pointer } }]);
    expect(await stored()).toEqual([]);
  });

  test('a domain with an umlaut is taken, and kept as mail servers know it', async () => {
    const payload = {
      meta: { customer: { ...CUSTOMER, email: 'einkauf@metzgerei-müller.example' }, message: '' },
      pages: [PAGE],
    };
    const { hash } = (await register(payload, { 'idempotency-key': 'k-7' })).json().data;
    expect((await stored())[0]?.body.meta.customer.email).toBe('einkauf@xn--metzgerei-mller-9vb.example');
    expect((await register(payload, { 'idempotency-key': 'k-7' })).json().data.hash).toBe(hash);
    const cyrillic = { ...payload, meta: { ...payload.meta, customer: { ...CUSTOMER, email: 'info@пример.рф' } } };
    expect((await register(cyrillic)).statusCode, 'a top-level domain of other letters').toBe(202);
    for (const email of ['käufer@kunde.example', 'einkauf@müller', 'a@müller.example/x', `${'x'.repeat(250)}@müller.example`]) {
      const refused = await register({ ...payload, meta: { ...payload.meta, customer: { ...CUSTOMER, email } } });
      expect(refused.json().errors[0], email).toMatchObject({ source: { pointer: 'meta.customer.email' } });
    }
  });

  test('the missing page is named in the language of the site', async () => {
    const answer = await register(
      { ...documentRequest(), pages: [{ ...PAGE, urlPath: '/product/old', tableOfContentsTitle: 'Alt' }] },
      { 'x-site-language': 'en' },
    );
    expect(answer.json().errors[0].detail).toBe('No longer available: Alt. Please remove this selection.');
  });

  test('each missing page is named at its own place', async () => {
    const old = (name: string) => ({ ...PAGE, urlPath: `/product/${name}`, tableOfContentsTitle: name });
    const answer = await register(
      { ...documentRequest(), pages: [old('first'), PAGE, old('third')] },
      { 'x-site-language': 'en' },
    );
    expect(answer.statusCode).toBe(422);
    const told = problemDocument.parse(answer.json()).errors;
    expect(told).toEqual([
      { source: { pointer: 'pages' }, detail: 'No longer available: first, third. Please remove this selection.' },
      { source: { pointer: 'pages.0' }, detail: 'No longer available: first. Please remove this selection.' },
      { source: { pointer: 'pages.2' }, detail: 'No longer available: third. Please remove this selection.' },
    ]);
  });

  test('a comparison is a page; one that is none is refused, and machines that are gone are named', async () => {
    await writeRelease(server.pool, { 'product/ks-200': { data: { type: 'product', id: 'ks' } } });
    const compare = (machines: string) => ({
      ...PAGE,
      id: machines,
      urlPath: `/comparison/${machines}`,
      tableOfContentsTitle: `Vergleich ${machines.length}`,
    });
    await vi.waitFor(async () => {
      expect((await register({ ...documentRequest(), pages: [compare('ks-200--ww-200')] })).statusCode).toBe(202);
    });
    const order = [compare('ww-200--ww-998--ks-200--ww-999'), compare('ww-200'), compare('ww-200--ww-200')];
    const answer = await register({ ...documentRequest(), pages: order }, { 'x-site-language': 'en' });
    expect(answer.statusCode).toBe(422);
    expect(problemDocument.parse(answer.json()).errors.slice(1)).toEqual([
      {
        source: { pointer: 'pages.0' },
        detail: 'No longer available: Vergleich 30 (ww-998, ww-999). Please remove this selection.',
      },
      { source: { pointer: 'pages.1' }, detail: 'No longer available: Vergleich 6. Please remove this selection.' },
      { source: { pointer: 'pages.2' }, detail: 'No longer available: Vergleich 14. Please remove this selection.' },
    ]);
  });

  test('a page may have its path as url, and is kept with urlPath', async () => {
    const { urlPath, ...page } = PAGE;
    const { hash } = (await register({ ...documentRequest(), pages: [{ ...page, url: urlPath }] })).json().data;
    expect((await stored())[0]?.body.pages).toEqual([PAGE]);
    expect((await register(documentRequest())).json().data.hash, 'the same document').toBe(hash);
    for (const [pages, code] of [
      [[page], 'fieldCannotBeEmpty'],
      [[{ ...page, urlPath, url: '/product/ks-120' }], 'noValidValue'],
      [[{ ...page, url: 'https://evil.example/product/ww-200' }], 'noValidValue'],
    ] as const) {
      const refused = await register({ ...documentRequest(), pages });
      expect(refused.json().errors).toMatchObject([{ code, source: { pointer: 'pages' } }]);
    }
  });

  test('twenty at once under one key make one document and one job', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(documentRequest(), { 'idempotency-key': 'k-1' })),
    );
    expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([202]));
    expect(new Set(answers.map((a) => a.json().data.hash)).size).toBe(1);
    expect(await stored()).toMatchObject([{ jobs: 1 }]);
  });

  test('twenty at once without a key, the same body, make one as well', async () => {
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

  test('knows a key whose request names nobody any more by its pages', async () => {
    const { hash } = (await register(documentRequest(), { 'idempotency-key': 'k-4' })).json().data;
    await server.pool.query("update vitrine.document_request set body = body - 'meta', sender = '{}' where hash = $1", [hash]);
    expect((await register(documentRequest(), { 'idempotency-key': 'k-4' })).json().data.hash).toBe(hash);
    const other = { ...documentRequest(), pages: [PAGE, { ...PAGE, id: 'second' }] };
    expect((await register(other, { 'idempotency-key': 'k-4' })).statusCode).toBe(422);
  });

  test('a retry is answered as the first call was, though a page of it has been withdrawn since', async () => {
    const released = (id: number) => vi.waitFor(() => expect(server.parts.release.releaseId).toBe(id), { timeout: 10_000 });
    await released(await writeRelease(server.pool, { 'product/brief': { data: { type: 'product', id: 'b', attributes: {} } } }));
    const order = { ...documentRequest(), pages: [{ ...PAGE, urlPath: '/product/brief' }] };
    const { hash } = (await register(order, { 'idempotency-key': 'k-5' })).json().data;
    // One statement, as a release is one transaction: nobody sees its number without what it takes away.
    await server.pool.query(
      `with next as (insert into vitrine.release default values returning id)
       update vitrine.release_entry set until = next.id from next where path = 'product/brief' and until is null`,
    );
    await server.pool.query("select pg_notify('vitrine_release', '')");
    await vi.waitFor(() => expect(server.parts.release.get('de', 'product/brief')).toBeNull(), { timeout: 10_000 });
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
    token = (await server.login((await server.account()).email)).token;
    expect((await register(documentRequest(), { 'idempotency-key': 'k-3' })).json().data.hash).not.toBe(first);
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
    expect(refused.json().errors[0].detail).toMatch(/225 Seiten lang, ein Dokument fasst höchstens 150/);
    expect(await stored()).toHaveLength(1);
  });

  test('a chapter that has not been measured counts as one page, so that no order is refused for a guess', async () => {
    await server.pool.query("delete from vitrine.page_count where site = 'de' and path = $1", [PAGE.urlPath.slice(1)]);
    expect((await register({ ...documentRequest('unmeasured'), pages: Array(100).fill(PAGE) })).statusCode).toBe(202);
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
    token = (await server.login((await server.account()).email)).token;
    expect((await register(documentRequest('of another person'))).statusCode).toBe(202);
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

  test('not without a token, nor for an account that was blocked a moment ago', async () => {
    const { token: holds } = await server.login(account.email);
    await server.pool.query(`update accounts set state = 'blocked' where id = $1`, [account.id]);
    expect((await register(documentRequest(), bearer(holds))).statusCode).toBe(401);
    expect((await register(documentRequest(), { authorization: '' })).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('status', () => {
  test.each(['%00', 'x', 'A'.repeat(32)])('%s names no document', async (hash) => {
    expect((await status(hash)).statusCode).toBe(404);
  });

  const status = (hash: string, as = token) =>
    server.app.inject({ url: `/api/v1/document-generator/status/${hash}`, headers: bearer(as) });

  test('tells where a document is', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    expect((await status(hash)).json()).toEqual({
      data: { status: 'pending', step: 'render', attempts: 0, nextAttemptAt: null, pages: null },
    });
    await server.pool.query(
      `update vitrine.document_request set step = 'mail', attempts = 2, pages = 11, next_attempt_at = '2030-01-01T00:00:00Z' where hash = $1`,
      [hash],
    );
    expect((await status(hash)).json().data).toEqual({
      status: 'pending',
      step: 'mail',
      attempts: 2,
      nextAttemptAt: '2030-01-01T00:00:00.000Z',
      pages: 11,
    });
  });

  test('says that a printed document waits while mail is paused', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    await server.pool.query('insert into vitrine.mail_pause (staff_id) values (gen_random_uuid())');
    expect((await status(hash)).json().data, 'before it is printed').not.toHaveProperty('isHeld');
    await server.pool.query("update vitrine.document_request set step = 'mail' where hash = $1", [hash]);
    expect((await status(hash)).json().data).toMatchObject({ status: 'pending', isHeld: true });
    await server.pool.query('delete from vitrine.mail_pause');
    expect((await status(hash)).json().data).not.toHaveProperty('isHeld');
  });

  test('says why a document failed', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    await server.pool.query(
      "update vitrine.document_request set status = 'failed', failure = 'mailRefused', last_error = 'SMTP 550' where hash = $1",
      [hash],
    );
    expect((await status(hash)).json().data).toMatchObject({ status: 'failed', failure: 'mailRefused' });
    expect((await status(hash)).body).not.toContain('SMTP');
  });

  test('only to the account that ordered it', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    const other = (await server.login((await server.account()).email)).token;
    const foreign = await status(hash, other);
    const unknown = await status('0'.repeat(32));
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect((await server.app.inject({ url: `/api/v1/document-generator/status/${hash}` })).statusCode).toBe(401);
  });
});

describe('offer', () => {
  test('only to the print run of that document', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    const { secret } = server.parts.environment;
    const sign = (offer?: string, sub = account.id) =>
      signAccessToken(secret, { sub, sid: hash, scope: 'render', ...(offer && { offer }) }, 60);
    const offer = (as: string) => server.app.inject({ url: `/api/v1/offer/${hash}`, headers: bearer(as) });
    const answer = await offer(await sign(hash));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      type: 'offer',
      id: hash,
      attributes: { requestBody: documentRequest(), language: 'de' },
    });
    expect((await offer(token)).statusCode).toBe(404);
    expect((await offer(await sign('another'))).statusCode).toBe(404);
    expect((await offer(await sign())).statusCode).toBe(404);
    expect((await offer(await sign(hash, crypto.randomUUID()))).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/v1/offer/${hash}` })).statusCode).toBe(401);
  });
});
