import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openRelease } from '@vitrine/release/current-release.ts';
import { createPool } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let webDir: string;
const SCRIPT = 'window.early = 1;';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${SCRIPT}</script><script type="module" src="/app/main-1.js"></script>`;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
  server = await testServer({ context: { webDir } });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.app.inject({ url, headers });

test('before the app is built a page says so and tries again', async () => {
  const answer = await get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('http-equiv="refresh"');
});

test('its page answers every path of the app, with a policy for exactly its inline script', async () => {
  await mkdir(join(webDir, 'app'));
  await writeFile(join(webDir, 'index.html'), page('one'));
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(webDir, 'app/main-1.js'), 'export {}');
  await writeFile(join(webDir, 'app/main-1.js.br'), brotliCompressSync('export {}'));
  for (const url of ['/', '/index.html', '/product/ww-200', '/login?redirect=/x', '/documents/overview']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, page('one')]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`);
    expect(policy).toContain("; style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['permissions-policy']).toContain('geolocation=(self), ');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
  }
  const compressed = await get('/', { accept: 'text/html', 'accept-encoding': 'br' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(page('one'));
  const again = await get('/', { accept: 'text/html', 'if-none-match': String(compressed.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a new build is noticed', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(join(webDir, 'index.html'), page('two'));
  expect((await get('/')).body).toBe(page('two'));
});

test('its files: hashed ones for ever, compressed as they were built', async () => {
  const plain = await get('/app/main-1.js', { accept: '*/*' });
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  // Every byte of their heads comes before the first picture.
  for (const name of PAGE_HEADERS) expect(plain.headers).not.toHaveProperty(name);
  expect((await get('/favicon.svg')).headers).toHaveProperty('x-frame-options');
  const compressed = await get('/app/main-1.js', { accept: '*/*', 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(compressed.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('export {}');
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('what is missing among them is 404, not the page', async () => {
  expect((await get('/app/old-9.js')).statusCode).toBe(404);
  expect((await get('/picture.png', { accept: 'image/*' })).statusCode).toBe(404);
  expect((await get('/app/main-1.js.br')).statusCode).toBe(404);
  await writeFile(join(webDir, 'app/main-1.js.map'), '{}');
  expect((await get('/app/main-1.js.map')).statusCode).toBe(404);
  await writeFile(join(webDir, '.built'), 'x');
  expect((await get('/.built', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await get('/../package.json', { accept: 'application/json' })).statusCode).toBe(404);
});

test('before the first release a page says in either language that the catalogue is prepared; with it the app is there', async () => {
  const database = await testDatabase();
  const pool = createPool(database.url, 'vitrine web test', 1);
  const release = await openRelease({ databaseUrl: database.url, log: createLog('test', 'silent'), pollMs: 50 });
  const fresh = await testServer({ context: { webDir, release } });
  try {
    const open = (language: string) =>
      fresh.app.inject({ url: '/product/ww-200', headers: { accept: 'text/html', 'accept-language': language } });
    const [german, english] = [await open('de-DE,de;q=0.9'), await open('en-GB,en;q=0.9')];
    expect(german.body).toContain('Der Katalog wird gerade vorbereitet');
    expect(english.body).toContain('The catalogue is being prepared');
    for (const { statusCode, headers, body } of [german, english]) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('2');
      expect(body).toContain('<meta http-equiv="refresh" content="2">');
    }
    await writeRelease(pool);
    await vi.waitFor(async () => expect(await open('de')).toMatchObject({ statusCode: 200, body: page('two') }), 10_000);
  } finally {
    await fresh.close();
    await release.close();
    await pool.end();
    await database.drop();
  }
});
