import { putAsset } from '@vitrine/server/files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const put = (name: string, text = name) => putAsset(server.parts.files, name, Buffer.from(text));

test('an asset is immutable, typed, and kept by browsers alone', async () => {
  const url = await put('picture.webp');
  const answer = await server.app.inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([200, 'picture.webp']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('a range of a film', async () => {
  const url = await put('film.mp4', '0123456789');
  const answer = await server.app.inject({ url, headers: { range: 'bytes=2-4' } });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect(answer.headers['content-type']).toBe('video/mp4');
  expect((await server.app.inject({ url, headers: { range: 'bytes=20-' } })).statusCode).toBe(416);
});

test('the same as a download', async () => {
  const url = await put('data-sheet.pdf');
  const answer = await server.app.inject({ url: `/download${url}` });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="data-sheet.pdf"',
  });
  expect((await server.app.inject({ url })).headers['content-disposition']).toBeUndefined();
});

test('nothing that was uploaded runs', async () => {
  expect((await server.app.inject({ url: await put('drawing.svg', '<svg/>') })).headers['content-security-policy']).toMatch(
    /default-src 'none'.*sandbox/,
  );
  const page = await server.app.inject({ url: await put('page.html', '<script>1</script>') });
  expect(page.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="page.html"',
  });
});

test('the files of a set lie in folders; its XML is read by a page and never shown by itself', async () => {
  const base = 'assets/0123456789abcdef0123456789abcdef/ww-200';
  await server.parts.files.put(`${base}/images/01.webp`, Buffer.from('frame'));
  await server.parts.files.put(`${base}/config.xml`, Buffer.from('<config/>'));
  const frame = await server.app.inject({ url: `/${base}/images/01.webp` });
  expect([frame.statusCode, frame.headers['content-type'], frame.body]).toEqual([200, 'image/webp', 'frame']);
  expect((await server.app.inject({ url: `/${base}/config.xml` })).headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': 'attachment; filename="config.xml"',
    'x-content-type-options': 'nosniff',
  });
  for (const path of ['images', 'images/', '', '/', 'images%2f..%2fconfig.xml', 'images/.hidden']) {
    expect((await server.app.inject({ url: `/${base}/${path}`, headers: { accept: 'text/html' } })).statusCode, path).toBe(404);
  }
});

test.each([
  '/assets/0123456789abcdef0123456789abcdef/none.webp',
  '/assets/..%2f..%2fetc/passwd',
  '/assets/0123456789abcdef/..%2f..%2fx',
  '/assets/0123456789abcdef/.hidden',
  '/assets/mail/x.eml',
  '/assets/',
  '/download/assets/0123456789abcdef0123456789abcdef/none.webp',
])('%s is not there', async (url) => {
  expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
});
