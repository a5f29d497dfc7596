import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bearer, mediaItemOf, PASSWORD, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

const PAGE =
  '<!doctype html><html lang="de"><head><meta name="first-screen-styles" content="/app/a.css /app/unused.css /app/b.css"><title>V</title><script>early()</script><link rel="stylesheet" crossorigin href="/app/a.css"><link rel="stylesheet" crossorigin href="/app/other.css"></head><body><div id="app"></div></body>';
const FACES = '@font-face{src:url(data:font/woff2;base64,AAAA)}';
const SHEETS = `${FACES}.a{color:red}.b{color:blue}`;
/** In place of what apps/web/build/first-screen.ts builds: the seam between the two. */
const RENDERER = `export const renderFirstScreen = (kind, language, { data, page, items, figures, machines }, sheets) => {
  if (kind === 'media-library') return { markup: \`<div id="first-screen">\${[page.data.attributes.slug, ...items.map(({ title }) => title)]}</div>\`, rules: '', sheets: [] };
  if (kind === 'home') return { markup: \`<div id="first-screen">\${data.attributes.customH1}</div>\`, rules: '', sheets: [] };
  if (kind === 'static-product') return { markup: \`<div id="first-screen">\${data.map(({ attributes }) => attributes.name)}</div>\`, rules: '', sheets: [] };
  if (kind === 'comparison') return { markup: \`<div id="first-screen">Vergleich \${[figures.data.length, ...machines.map((one) => one.data.id)]}</div>\`, rules: '', sheets: [] };
  const { attributes } = data;
  if (attributes.slug === 'broken') throw new Error('cannot be rendered');
  return kind === 'product' ? { markup: \`<div id="first-screen"><b data-rule="0">\${attributes.productKind}</b><i>\${language}</i><script>more()</script></div>\`, rules: sheets.filter((sheet) => !sheet.includes('unused')).join('') + '[data-rule="0"]{--name-width:5}', sheets: [0, 1, 3] } : null;
};`;
let server: TestServer;
let built: string;
let webDir: string;

const document = (slug: string, type = 'product') => ({
  data: { type, id: slug, attributes: { slug, productKind: 'Winkelwolf' } },
});

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'vitrine-first-'));
  webDir = join(built, 'dist');
  await mkdir(join(webDir, 'app'), { recursive: true });
  await writeFile(join(webDir, 'app/a.css'), '.a{color:red}');
  await writeFile(join(webDir, 'app/unused.css'), '.unused{color:green}');
  await writeFile(join(webDir, 'app/b.css'), '.b{color:blue}');
  await mkdir(join(built, 'dist-server'));
  await writeFile(join(built, 'dist-server/first-faces.css'), FACES);
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(built, 'dist-server/first-screen.js'), RENDERER);
  server = await testServer({ context: { webDir } });
  const release = await writeRelease(server.pool, {
    'product/ww-200': document('ww-200'),
    'product/k-330': document('k-330'),
    'product/broken': document('broken'),
    'case-study/one': document('one', 'case-study'),
    'home-page': { data: { type: 'home-page', id: 'h', attributes: { customH1: 'Alles, was ein Wolf kann.' } } },
    'output-figures/_all': { data: [] },
    'content-page/mediathek': document('mediathek', 'media-library-page'),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`media-item/p${n}`, mediaItemOf(`p${n}`, `Bild ${n}`, `a0${n}`, [])])),
    'navigation/_all': { data: ['a1', 'a2'].map((id) => ({ type: 'navigation-item', id, attributes: { name: `PDF ${id}` } })) },
  });
  await vi.waitFor(() => expect(server.context.release.releaseId).toBe(release), 10_000);
});
afterAll(async () => {
  await server.close();
  await rm(built, { recursive: true });
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
  const secure = await testServer({ context: { webDir }, environment: { publicUrl: 'https://vitrine.example' } });
  const release = await writeRelease(secure.pool, { 'product/ww-200': document('ww-200') });
  await vi.waitFor(() => expect(secure.context.release.releaseId).toBe(release), 10_000);
  const { answer, cookie, attributes } = await logIn(secure);
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^__Host-vitrine_page=[0-9a-f-]{36}\.de\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  const body = async (sent: string) =>
    (await secure.app.inject({ url: '/product/ww-200', headers: { accept: 'text/html', cookie: sent } })).body;
  expect(await body(`other=1; ${cookie}`)).toContain('<div id="first-screen">');
  expect(await body(cookie.replace('__Host-', ''))).toBe(PAGE);
  const out = await secure.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(attributes.token) });
  expect(String(out.headers['set-cookie'])).toMatch(/^__Host-vitrine_page=; Max-Age=0; Path=\/; .*; Secure$/);
  await secure.close();
});

test('the page comes with what is seen first and the styles of it, while the session is valid', async () => {
  const { cookie, attributes } = await logIn();
  const answer = await page(cookie);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers.vary).toContain('Cookie');
  const body = answer.body;
  expect(body).toContain('<html data-first-screen="without-face" lang="de">');
  expect(body).toContain('<meta name="first-screen" content="de">');
  // A style sheet or face to fetch, or a script before what is seen, would hold up the first paint.
  expect(body).toContain(`<style>${SHEETS}[data-rule`);
  expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" crossorigin href="/app/other.css">']);
  expect(body).toContain('<div id="app"></div><div id="first-screen"><b data-rule="0">Winkelwolf</b><i>de</i>');
  // Those of other kinds of page are not waited for.
  expect(body).toContain('<meta name="first-screen-styles" content="/app/a.css /app/b.css">');
  expect(body.indexOf('early()')).toBeGreaterThan(body.indexOf('id="first-screen"'));
  expect(body.split('early()')).toHaveLength(2);
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
  expect(english.body).toContain('<meta name="first-screen" content="en">');
});

test('its policy allows the styles of the first screen, and no script but that of the built page', async () => {
  const { cookie } = await logIn();
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const answer = await page(cookie);
  const rules = `${SHEETS}[data-rule="0"]{--name-width:5}`;
  expect(answer.body).toContain(`<style>${rules}</style>`);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`; style-src 'self' ${hash(rules)};`);
  expect(policy).toContain("; font-src 'self' data:;");
  const { headers } = await page('');
  expect(headers['content-security-policy']).toContain("; font-src 'self';");
  expect(policy).toContain(`; script-src 'self' ${hash('early()')};`);
  expect(policy).not.toContain('unsafe');
});

test('home and a PDF of the menu come with their first screens', async () => {
  const { cookie } = await logIn();
  expect((await page(cookie, '/')).body).toContain('<div id="first-screen">Alles, was ein Wolf kann.</div>');
  expect((await page(cookie, '/static-product/a2')).body).toContain('<div id="first-screen">PDF a2</div>');
  expect((await page(cookie, '/static-product/a3')).body).toBe(PAGE);
});

test('a comparison comes with the machines that its address names, and without where there is more to say', async () => {
  const { cookie } = await logIn();
  const shown = async (url: string) => /Vergleich [^<]*/.exec((await page(cookie, url)).body)?.[0];
  for (const url of ['/compare?machines=ww-200,k-330', '/compare?machines=ww-200%2Ck-330', '/comparison/ww-200--k-330']) {
    expect([url, await shown(url)]).toEqual([url, 'Vergleich 0,ww-200,k-330']);
  }
  expect(await shown('/comparison/k-330--ww-200')).toBe('Vergleich 0,k-330,ww-200');
  for (const url of [
    '/compare',
    '/compare?machines=ww-200',
    '/compare?machines=ww-200,unknown',
    '/compare?machines=ww-200,ww-200',
    '/compare?machines=ww-200,k-330&only=differences',
    '/comparison/ww-200--unknown',
    '/comparison/ww-200--k-330?x',
  ]) {
    expect([url, await shown(url)]).toEqual([url, 'Vergleich 0']);
  }
  expect((await page('', '/comparison/ww-200--k-330')).body).toBe(PAGE);
});

test('a comparison is made anew when one of its machines is another', async () => {
  const { cookie } = await logIn();
  const url = '/comparison/ww-200--k-330';
  const before = (await page(cookie, url)).headers.etag;
  expect((await page(cookie, url)).headers.etag).toBe(before);
  await writeRelease(server.pool, { 'product/k-330': document('k-330-b') });
  await vi.waitFor(async () => expect((await page(cookie, url)).body).toContain('Vergleich 0,ww-200,k-330-b<'), 10_000);
});

test('of comparisons no more than some are made in a second; others begin without their machines', async () => {
  const { cookie } = await logIn();
  const slugs = Array.from({ length: 8 }, (_, n) => `m-${n}`);
  const release = await writeRelease(server.pool, Object.fromEntries(slugs.map((slug) => [`product/${slug}`, document(slug)])));
  await vi.waitFor(() => expect(server.context.release.releaseId).toBe(release), 10_000);
  const urls = slugs.flatMap((one) => slugs.filter((other) => other > one).map((other) => `/comparison/${one}--${other}`));
  // One second for all of them, which none before had.
  const now = Date.now() + 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  const bodies = await Promise.all(urls.map(async (url) => (await page(cookie, url)).body));
  expect(bodies.filter((body) => body.includes('Vergleich 0,m-'))).toHaveLength(10);
  expect(bodies.filter((body) => body.includes('Vergleich 0<'))).toHaveLength(urls.length - 10);
  // What is made is sent again though the second is spent.
  const made = urls.filter((_, index) => bodies[index]?.includes('Vergleich 0,m-'));
  for (const url of made) expect((await page(cookie, url)).body).toContain('Vergleich 0,m-');
  clock.mockReturnValue(now + 1000);
  for (const url of urls.slice(-2)) expect((await page(cookie, url)).body).toContain('Vergleich 0,m-');
});

test('the media library comes with its first items, and anew when they are others', async () => {
  const { cookie } = await logIn();
  for (const url of ['/content-page/mediathek', '/media-library']) {
    expect([url, (await page(cookie, url)).body]).toEqual([
      url,
      expect.stringContaining('<div id="first-screen">mediathek,Bild 1,Bild 2,Bild 3,Bild 4</div>'),
    ]);
  }
  await writeRelease(server.pool, { 'media-item/p1': mediaItemOf('p1', 'Neues Bild', 'a01', []) });
  await vi.waitFor(
    async () => expect((await page(cookie, '/media-library')).body).toContain('>mediathek,Neues Bild,Bild 2,'),
    10_000,
  );
});

test('a page of a kind without a first screen, and one that cannot be rendered, are the one for everybody', async () => {
  const { cookie } = await logIn();
  for (const url of ['/case-study/one', '/product/broken']) expect([url, (await page(cookie, url)).body]).toEqual([url, PAGE]);
});

test('without an active session the page is the one for everybody', async () => {
  const { id, cookie } = await logIn();
  const [name = '', value = ''] = cookie.split('=');
  const forged = `${name}=${value.replace(/^[0-9a-f-]{36}/, randomUUID())}`;
  for (const other of ['', forged, `${name}=${value}x`, `${name}=`, `other${cookie}`]) {
    for (const url of ['/product/ww-200', '/']) expect([other, (await page(other, url)).body]).toEqual([other, PAGE]);
  }
  for (const url of ['/product/unknown', '/product/../ww-200', '/product/ww-200/x', '/?x', '/static-product/a2?x']) {
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
