import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, PASSWORD, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

const PAGE =
  '<!doctype html><meta name="first-screen-styles" content="/app/a.css /app/b.css"><title>V</title><script>early()</script>';
let server: TestServer;
let webDir: string;

const image = {
  alt: 'Wolf',
  extension: 'webp',
  original: null,
  offlineLink: '/assets/0123456789abcdef/hero.webp',
  width: 1600,
  height: 1000,
  placeholder: '',
  versions: {
    auto: {
      default: { 400: '/assets/0123456789abcdef/hero-400.webp', default: '/assets/0123456789abcdef/hero-1600.webp' },
      offline: '/assets/0123456789abcdef/hero.webp',
      width: 1600,
      height: 1000,
      print: '/assets/0123456789abcdef/hero.jpg',
      printSmall: {},
    },
  },
};
const document = (site: string) => ({
  data: {
    type: 'product',
    id: 'p1',
    attributes: {
      slug: 'ww-200',
      productKind: 'Winkelwolf',
      productTypeName: `WW 200 </script> ${site}`,
      keyFigures: [{ label: 'Durchsatz', value: '5 t/h' }],
      content: { productSubline: 'Für Fleisch.' },
    },
    relationships: { productImage: { data: { type: 'asset-image', id: 'i1' } } },
  },
  included: [{ type: 'asset-image', id: 'i1', attributes: image }],
});

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'vitrine-first-'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  server = await testServer({ parts: { webDir } });
  const release = await writeRelease(server.pool, { 'product/ww-200': document('de') });
  await vi.waitFor(() => expect(server.parts.release.releaseId).toBe(release), 10_000);
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const logIn = async (at = server) => {
  const { email, id } = await at.account();
  const answer = await at.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { credentials: { username: email, password: PASSWORD } },
  });
  const { attributes } = answer.json().data;
  // The page does not wait long for the database: from here on the session is known.
  expect((await at.app.inject({ url: '/api/v1/auth/ping', headers: bearer(attributes.token) })).statusCode).toBe(200);
  return { id, answer, cookie: cookieOf(answer), attributes };
};
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0] ?? '';
const page = (cookie: string, url = '/product/ww-200', headers = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', cookie, ...headers } });

test('a log-in gives a cookie for pages, which scripts and other sites cannot use', async () => {
  const { answer } = await logIn();
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^vitrine_page=[0-9a-f-]{36}\.de\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('over HTTPS the cookie is bound to this host and to TLS, and no other is taken', async () => {
  const secure = await testServer({ parts: { webDir }, environment: { publicUrl: 'https://vitrine.example' } });
  const release = await writeRelease(secure.pool, { 'product/ww-200': document('de') });
  await vi.waitFor(() => expect(secure.parts.release.releaseId).toBe(release), 10_000);
  const { answer, cookie, attributes } = await logIn(secure);
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^__Host-vitrine_page=[0-9a-f-]{36}\.de\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  const body = async (sent: string) =>
    (await secure.app.inject({ url: '/product/ww-200', headers: { accept: 'text/html', cookie: sent } })).body;
  expect(await body(`other=1; ${cookie}`)).toContain('first-screen-data');
  expect(await body(cookie.replace('__Host-', ''))).toBe(PAGE);
  const out = await secure.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(attributes.token) });
  expect(String(out.headers['set-cookie'])).toMatch(/^__Host-vitrine_page=; Max-Age=0; Path=\/; .*; Secure$/);
  await secure.close();
});

test('the page comes with its picture, its style sheets and its words, while the session stands', async () => {
  const { cookie, attributes } = await logIn();
  const answer = await page(cookie);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers.vary).toContain('Cookie');
  const body = answer.body;
  expect(body.indexOf('first-screen-data')).toBeLessThan(body.indexOf('<script>early()'));
  expect(body).toContain('<link href="/assets/0123456789abcdef/hero-1600.webp" rel="preload" as="image"');
  expect(body).toContain('<link rel="preload" as="style" href="/app/b.css" crossorigin="">');
  // A text cannot end the element that it is in.
  const data = /<script type="application\/json" id="first-screen-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    language: 'de',
    product: { data: { attributes: { productTypeName: 'WW 200 </script> de', content: { productSubline: 'Für Fleisch.' } } } },
  });
  const compressed = await page(cookie, '/product/ww-200', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
  const again = await page(cookie, '/product/ww-200', { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);

  const out = await server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(attributes.token) });
  expect(String(out.headers['set-cookie'])).toMatch(/^vitrine_page=; Max-Age=0; Path=\/;/);
  expect((await page(cookie)).body).toBe(PAGE);
});

test('a refresh gives it again, in the language of the call', async () => {
  const { attributes } = await logIn();
  const answer = await server.app.inject({
    url: '/api/v1/auth/refresh',
    headers: { ...bearer(attributes.refresh_token), 'X-Site-Language': 'en' },
  });
  const english = await page(cookieOf(answer));
  expect(english.body).toContain('"language":"en"');
});

test('without a session that stands the page is the one for everybody', async () => {
  const { id, cookie } = await logIn();
  const [name = '', value = ''] = cookie.split('=');
  const forged = `${name}=${value.replace(/^[0-9a-f-]{36}/, randomUUID())}`;
  for (const other of ['', forged, `${name}=${value}x`, `${name}=`, `other${cookie}`]) {
    expect([other, (await page(other)).body]).toEqual([other, PAGE]);
  }
  for (const url of ['/product/unknown', '/product/../ww-200', '/product/ww-200/x', '/']) {
    expect([url, (await page(cookie, url)).body]).toEqual([url, PAGE]);
  }
  await server.pool.query("update accounts set state = 'blocked' where id = $1", [id]);
  await vi.waitFor(async () => expect((await page(cookie)).body).toBe(PAGE), 10_000);
});

test('the cookie opens nothing of the API', async () => {
  const { cookie } = await logIn();
  for (const url of ['/api/v1/product/ww-200', '/api/v1/user/current', '/api/v1/auth/ping']) {
    expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
  }
});
