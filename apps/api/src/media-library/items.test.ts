import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothWays } from '../testing/both-ways.ts';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

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
    expect(JSON.parse(items.text)).toEqual({ status_code: 200, data: [{ id: 'm1', title: 'Wolf de' }] });
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

test('Brotli when the caller takes it', async () => {
  const answer = await server.app.inject({
    url: '/api/v1/media-library/items',
    headers: { ...bearer(token), 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data).toHaveLength(1);
});

test('there is nothing else below it', async () => {
  expect((await ways.route('media-library/unknown', bearer(token))).status).toBe(404);
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/v1/media-library/items', headers: bearer(token) })).statusCode,
  ).toBe(405);
});
