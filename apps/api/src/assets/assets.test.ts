import { type FileStore, putAsset } from '@vitrine/server/files.ts';
import { createMemoryFiles } from '@vitrine/testing/memory-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let files: FileStore;

describe.each([
  ['a folder', () => ({})],
  ['memory', () => ({ context: { files: createMemoryFiles() } })],
])('files in %s', (_, overrides) => {
  beforeAll(async () => {
    server = await testServer(overrides());
    files = server.context.files;
  });
  afterAll(() => server.close());

  const put = (name: string, text = name) => putAsset(files, name, Buffer.from(text));

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

  test('a range of a video is answered alone', async () => {
    const url = await put('video.mp4', '0123456789');
    const answer = await server.app.inject({ url, headers: { range: 'bytes=2-4' } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect(answer.headers['content-type']).toBe('video/mp4');
    const beyond = await server.app.inject({ url, headers: { range: 'bytes=20-' } });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.headers['cache-control']]).toEqual([
      416,
      'bytes */10',
      'no-store',
    ]);
  });

  test('what a browser has is not sent again, and a part only of what it has', async () => {
    const url = await put('known.mp4', '0123456789');
    const etag = String((await server.app.inject({ url })).headers.etag);
    const again = await server.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const range = 'bytes=2-4';
    expect((await server.app.inject({ url, headers: { range, 'if-range': etag } })).body).toBe('234');
    const other = await server.app.inject({ url, headers: { range, 'if-range': '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
  });

  test('HEAD says what GET would, without the file', async () => {
    const url = await put('head.mp4', '0123456789');
    const { statusCode, headers, body } = await server.app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-length'], headers['content-type'], body]).toEqual([200, '10', 'video/mp4', '']);
    const part = await server.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.headers['content-length'], part.headers['content-range']]).toEqual([206, '3', 'bytes 2-4/10']);
    const known = await server.app.inject({ method: 'HEAD', url, headers: { 'if-none-match': String(headers.etag) } });
    expect(known.statusCode).toBe(304);
  });

  test('the same file is answered as a download', async () => {
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
    await files.put(`${base}/images/01.webp`, Buffer.from('frame'));
    await files.put(`${base}/config.xml`, Buffer.from('<config/>'));
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
});
