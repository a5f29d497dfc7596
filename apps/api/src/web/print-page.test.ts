import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { PRINT_MODULES_FILE, PRINT_ORIGIN_META, PRINT_RUN_PATH } from '@vitrine/contract/print.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

const PAGE = '<!doctype html><head><title>V</title><script>early()</script></head>';
const PUBLIC = 'https://vitrine.example';
const PRINT_ROUTES = ['print-run', 'cover-sheet', 'last-sheet'].map((name) => `/document-generator/${name}`);
let server: TestServer;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'vitrine-print-'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  server = await testServer({ context: { webDir }, environment: { publicUrl: PUBLIC } });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const renderToken = (secret = server.context.environment.secret, seconds = 300) =>
  signAccessToken(secret, { sub: 'a', sid: 'a', scope: 'render', lang: 'de' }, seconds);
const dataOf = (token: string) =>
  Buffer.from(JSON.stringify({ token, meta: { language: 'de' }, publicUrl: 'https://evil.example' })).toString('base64url');
const open = (path: string, data: string) =>
  server.app.inject({
    url: `${path}?data=${encodeURIComponent(data)}`,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });

test('the page of a print run opens print mode, with the address that the server has', async () => {
  const data = dataOf(await renderToken());
  for (const path of ['/product/ww-200', ...PRINT_ROUTES]) {
    const answer = await open(path, data);
    expect([path, answer.statusCode, answer.body]).toEqual([
      path,
      200,
      PAGE.replace('<title', `<meta name="${PRINT_ORIGIN_META}" content="${PUBLIC}"><title`),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('the page of a whole print run asks for its modules at once', async () => {
  const data = dataOf(await renderToken());
  const list = join(webDir, PRINT_MODULES_FILE);
  await writeFile(list, '["/app/a.js","/app/b.js"]');
  const links = '<link rel="modulepreload" href="/app/a.js"><link rel="modulepreload" href="/app/b.js">';
  expect((await open(PRINT_RUN_PATH, data)).body).toContain(`${links}</head>`);
  expect((await open('/product/ww-200', data)).body).not.toContain(links);
  await rm(list);
});

test('no other token opens it: of a person, of another instance, ended, or none', async () => {
  const { email } = await server.account();
  const { token } = await server.login(email);
  const tokens = [token, await renderToken('another secret'), await renderToken(undefined, -10), ''];
  for (const data of [...tokens.map(dataOf), 'x', '']) {
    for (const path of ['/product/ww-200', ...PRINT_ROUTES]) {
      const { headers } = await open(path, data);
      expect([data, path, headers['cache-control']]).toEqual([data, path, 'no-cache']);
    }
  }
});

test('no other page opens it', async () => {
  const data = dataOf(await renderToken());
  for (const path of ['/', '/index.html', '/login', '/profile', '/documents/overview', '/product/ww-200/x']) {
    expect([path, (await open(path, data)).headers['cache-control']]).toEqual([path, 'no-cache']);
  }
});
