import { brotliDecompressSync } from 'node:zlib';
import { mediaItemsAnswer, mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothWays } from '../testing/both-ways.ts';
import { bearer, mediaItemOf, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const ways = bothWays(() => server);

describe.each(Object.entries(ways))('by %s', (_, get) => {
  test.each(['media-library/items', 'media-library/categories'])('%s needs a token', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text).errors[0]).toMatchObject({ status: '401', title: 'User not logged in' });
  });

  test('items are a list, categories an object by category, both with status_code', async () => {
    const items = await get('media-library/items', bearer(token));
    expect(items.status).toBe(200);
    expect(items.headers['content-type']).toBe('application/json');
    expect(items.headers['cache-control']).toBe('private, no-cache');
    expect(items.headers['x-release']).toBe('1');
    expect(mediaItemsAnswer.parse(JSON.parse(items.text)).data).toMatchObject([{ id: 'm1', title: 'Wolf de' }]);
    const categories = await get('media-library/categories', { ...bearer(token), 'X-Site-Language': 'en' });
    expect(JSON.parse(categories.text)).toMatchObject({ status_code: 200, data: { machines: { identifier: 'machines' } } });
    expect(categories.headers['content-language']).toBe('en');
  });

  test('what the caller has is not sent again', async () => {
    const { headers } = await get('media-library/items', bearer(token));
    const again = await get('media-library/items', { ...bearer(token), 'if-none-match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('items are answered in Brotli when the caller takes it', async () => {
  const answer = await server.app.inject({
    url: '/api/v1/media-library/items',
    headers: { ...bearer(token), 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data).toHaveLength(1);
});

test('items are answered with the headers of a document of the release, and counted as content', async () => {
  const answered = async () => {
    const { text } = await server.context.metrics.answer();
    return Number(/vitrine_content_answers_total\{status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const headersOf = async (path: string) => {
    const headers = { ...bearer(token), origin: 'tauri://localhost', 'accept-encoding': 'br' };
    const answer = await server.app.inject({ url: `/api/v1/${path}`, headers });
    const { etag, date: _date, 'content-length': length, ...others } = answer.headers;
    expect([Number(length), etag]).toEqual([answer.rawPayload.length, expect.stringMatching(/^W\/"[0-9a-f]+"$/)]);
    return others;
  };
  const before = await answered();
  const expected = await headersOf('media-library/categories');
  expect(expected.vary).toContain('Origin');
  for (const path of ['media-library/items', 'media-library/items?page=1']) expect(await headersOf(path)).toEqual(expected);
  expect(await answered()).toBe(before + 3);
});

test('there is nothing else below it', async () => {
  expect((await ways.route('media-library/unknown', bearer(token))).status).toBe(404);
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/v1/media-library/items', headers: bearer(token) })).statusCode,
  ).toBe(405);
});

test.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page=1&page=2', 'page'],
  ['type=film', 'type'],
  ['categories=unknown', 'categories'],
  ['categories=%00', 'categories'],
  [`categories=${'x'.repeat(300)}`, 'categories'],
  ['categories=%E2%80%AE', 'categories'],
  ['version=zz', 'version'],
  ['pages=1', 'pages'],
])('%s is refused by name', async (query, parameter) => {
  const answer = await server.app.inject({ url: `/api/v1/media-library/items?${query}`, headers: bearer(token) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});

test('a filter that the library does not have is refused by name', async () => {
  const answer = await server.app.inject({ url: '/api/v1/media-library/items?categories=unknown', headers: bearer(token) });
  expect(answer.json().errors[0]).toMatchObject({ code: 'unknownMediaFilter', detail: 'Diesen Filter gibt es nicht.' });
});

const ask = async (query: string) => {
  const answer = await server.app.inject({ url: `/api/v1/media-library/items?${query}`, headers: bearer(token) });
  return mediaPageAnswer.parse(answer.json());
};

test('pages of one version hold each item once while items are published in between; the newest is a new version', async () => {
  const place = (n: number) => String(n).padStart(3, '0');
  const first = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [
      `media-item/p${n}`,
      mediaItemOf(`p${n}`, `Bild ${n}`, `p${place(n)}`, n % 2 ? ['w'] : ['k']),
    ]),
  );
  const published = await writeRelease(server.pool, first);
  await expect.poll(() => server.context.release.releaseId).toBe(published);

  const begun = await ask('page=1');
  expect([begun.total, begun.all, begun.page, begun.data.length]).toEqual([31, 31, 1, 12]);
  expect(begun.counts).toEqual({ w: 16, ww: 0, k: 15 });
  const before = await writeRelease(server.pool, { 'media-item/p-new': mediaItemOf('p-new', 'Neu', 'a0', ['w']) });
  await expect.poll(() => server.context.release.releaseId).toBe(before);

  const seen = begun.data.map(({ id }) => id);
  for (const page of [2, 3]) seen.push(...(await ask(`page=${page}&version=${begun.version}`)).data.map(({ id }) => id));
  expect(seen).toEqual(['m1', ...Array.from({ length: 30 }, (_, n) => `p${n}`)]);

  const now = await ask('page=1');
  expect(now.version).not.toBe(begun.version);
  expect([now.total, now.data[0]?.id]).toEqual([32, 'p-new']);
  expect(await ask('page=4')).toMatchObject({ data: [], page: 4, total: 32 });
  expect((await ask('categories=w')).data).toHaveLength(17);
  expect(await ask('item=p29')).toMatchObject({ page: 3, total: 32 });
  expect(await ask('item=gone')).toMatchObject({ page: null, data: [] });
});
