import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const ask = (language: string, headers: Record<string, string> = bearer(token)) =>
  server.app.inject({ url: '/api/v1/page-counts/_all', headers: { 'x-site-language': language, ...headers } });

test('published routes have the count that is known of them, each site its own', async () => {
  await writeRelease(server.pool, { 'product/counted': {}, 'product/uncounted': {} });
  await server.pool.query(
    `insert into vitrine.page_count (site, path, hash, pages) values
     ('de', 'product/counted', 'of a former version', 4), ('de', 'product/withdrawn', 'x', 9)`,
  );
  const answer = await ask('de');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: { type: 'page-counts', id: 'de', attributes: { pageCounts: { '/product/counted': 4 } }, relationships: {} },
    included: [],
  });
  expect((await ask('en')).json().data.attributes).toEqual({ pageCounts: {} });
});

test('they are for people who are logged in', async () => {
  expect((await ask('de', {})).statusCode).toBe(401);
});
