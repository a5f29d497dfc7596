import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CUSTOMER, documentRequest, PAGE } from '../testing/document.ts';
import { documentTests } from '../testing/document-tests.ts';
import { type TestServer, writeRelease } from '../testing/test-server.ts';

const problemDocument = z.object({
  errors: z.array(z.object({ source: z.object({ pointer: z.string() }), detail: z.string() })),
});

let server: TestServer;
const { register, stored } = documentTests((given) => {
  ({ server } = given);
});

describe('register', () => {
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

  test('before the first release no page is said to be gone: the order may come again', async () => {
    const gone = { ...documentRequest(), pages: [{ ...PAGE, urlPath: '/product/none' }] };
    expect((await register(gone)).statusCode).toBe(422);
    const none = vi.spyOn(server.context.release, 'releaseId', 'get').mockReturnValue(0);
    const answer = await register(gone);
    none.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(await stored()).toEqual([]);
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
    await vi.waitFor(
      async () => {
        expect((await register({ ...documentRequest(), pages: [compare('ks-200--ww-200')] })).statusCode).toBe(202);
      },
      { timeout: 10_000 },
    );
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
});
