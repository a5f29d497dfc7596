import { brotliDecompressSync } from 'node:zlib';
import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothWays } from '../testing/both-ways.ts';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const ways = bothWays(() => server);

describe.each(Object.entries(ways))('by %s', (_, get) => {
  test('a public document needs no token', async () => {
    const answer = await get('landing-page');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).data.attributes.introHeadline).toBe('de');
    expect(answer.headers['content-type']).toBe('application/vnd.api+json');
    expect(answer.headers['x-release']).toBe('1');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('X-Site-Language');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('any other document needs a token', async () => {
    const answer = await get('product/ww-200');
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toBe('application/vnd.api+json');
    expect(JSON.parse(answer.text).errors[0]).toMatchObject({ status: '401', code: 'notLoggedIn', title: 'User not logged in' });
    const wrong = await get('product/ww-200', bearer(`${token}x`));
    expect(wrong.status).toBe(401);
  });

  test('a document with a token is answered byte for byte, and private', async () => {
    const answer = await get('product/ww-200', bearer(token));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).data.attributes.slug).toBe('ww-200');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toContain('Authorization');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.text));
  });

  test('an unknown record is 401 without a token and 404 with one', async () => {
    expect((await get('product/unknown')).status).toBe(401);
    const answer = await get('product/unknown', bearer(token));
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text).errors[0].code).toBe('notFound');
  });

  test('the header picks the site', async () => {
    const answer = await get('home-page', { ...bearer(token), 'X-Site-Language': 'en' });
    expect(JSON.parse(answer.text).data.attributes.customH1).toBe('Größe en');
    expect(answer.headers['content-language']).toBe('en');
  });

  test('a site that does not exist is an error that names the header', async () => {
    const answer = await get('landing-page', { 'X-Site-Language': 'fr' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).errors[0]).toMatchObject({ code: 'unknownSite', source: { header: 'X-Site-Language' } });
  });

  test('what the caller has is not sent again', async () => {
    const first = await get('product/ww-200', bearer(token));
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('product/ww-200', { ...bearer(token), 'if-none-match': tag });
      expect([tag, answer.status, answer.text]).toEqual([tag, 304, '']);
      expect(answer.headers.etag).toContain(etag);
    }
    expect((await get('product/ww-200', { ...bearer(token), 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('product/ww-200', { 'if-none-match': etag })).status).toBe(401);
  });
});

test('a document is answered in Brotli when the caller takes it', async () => {
  const encodingOf = async (accept: string) => {
    const answer = await server.app.inject({
      url: '/api/v1/product/ww-200',
      headers: { ...bearer(token), 'accept-encoding': accept },
    });
    const isBrotli = answer.headers['content-encoding'] === 'br';
    const body = isBrotli ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
    expect(JSON.parse(body.toString()).data.id).toBe('p1');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    return isBrotli;
  };
  expect(await encodingOf('gzip, deflate, br, zstd')).toBe(true);
  expect(await encodingOf('br;q=0.5, gzip')).toBe(true);
  expect(await encodingOf('br;q=0')).toBe(false);
  expect(await encodingOf('gzip')).toBe(false);
  expect(await encodingOf('brotli')).toBe(false);
});

test('HEAD answers the headers', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/api/v1/landing-page' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(answer.headers.etag).toBeTruthy();
});

test('a method that a document does not take is 405', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/product/ww-200', headers: bearer(token) });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toContain('GET');
  expect(answer.json().errors[0].code).toBe('methodNotAllowed');
});

test('a print run reads content with its token', async () => {
  const { secret } = server.context.environment;
  const render = await signAccessToken(secret, { sub: 'page-count', sid: 'page-count', scope: 'render' }, 60);
  expect((await ways.route('product/ww-200', bearer(render))).status).toBe(200);
});

test('resources are found by type and filter', async () => {
  const get = (url: string) => server.app.inject({ url: `/api/v1/${url}`, headers: bearer(token) });
  const one = await get('navigation-item?filter[link]=/product/ww-200');
  expect(one.statusCode).toBe(200);
  expect(one.json().data.map((r: { id: string }) => r.id)).toEqual(['n1']);
  expect((await get('navigation-item?filter[link]=/none')).json().data).toEqual([]);
  expect((await get('product?filter[slug]=ww-200')).json().data[0].id).toBe('p1');
  expect((await get('product-application?filter[slug]=rohwurst')).json().data[0].id).toBe('a1');
  expect((await get('navigation-item?filter[id]=n2')).json().data[0].attributes.link).toBe('/product/ks-120');
  const again = await server.app.inject({
    url: '/api/v1/navigation-item?filter[link]=/product/ww-200',
    headers: { ...bearer(token), 'if-none-match': String(one.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  for (const [url, parameter] of [
    ['navigation-item?filter[name]=x', 'filter[name]'],
    ['navigation-item?filter[link]=1&filter[link]=2', 'filter[link]'],
    ['navigation-item?sort=x', 'sort'],
    ['product-application', 'filter[slug]'],
    ['product?filter[slug]=', 'filter[slug]'],
    ['product-application?filter[title]=x', 'filter[title]'],
  ] as const) {
    const bad = await get(url);
    expect([url, bad.statusCode, bad.json().errors[0].source]).toEqual([url, 400, { parameter }]);
  }
  expect((await server.app.inject({ url: '/api/v1/navigation-item' })).statusCode).toBe(401);
  expect((await server.app.inject({ url: '/api/v1/site?filter[language]=en' })).json().data).toHaveLength(1);
});

test('a new release is answered as it comes, with its number', async () => {
  const changed = {
    'landing-page': { data: { type: 'landing-page', id: '1', attributes: { introHeadline: 'new' } }, included: [] },
  };
  const id = await writeRelease(server.pool, changed);
  await expect.poll(async () => JSON.parse((await ways.socket('landing-page')).text).data.attributes.introHeadline).toBe('new');
  const answer = await ways.socket('product/ww-200', bearer(token));
  expect(answer.headers['x-release']).toBe(String(id));
});
