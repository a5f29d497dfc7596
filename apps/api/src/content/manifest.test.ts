import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { manifestAnswer, manifestDifferenceAnswer } from '@vitrine/contract/manifest.ts';
import { applyDifference } from '@vitrine/contract/manifest-difference.ts';
import { listAssets, measureAssets } from '@vitrine/release/manifest/list-assets.ts';
import { putAsset } from '@vitrine/server/files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1/${path}`, headers: { ...bearer(token), ...headers } });

/** What a worker does after it has built documents. */
async function list() {
  const { pool, context } = server;
  await measureAssets(pool, { hashes: await listAssets(pool), remember: pool, files: context.files });
}
async function publish(change: Record<string, object>): Promise<number> {
  const id = await writeRelease(server.pool, change);
  await list();
  await expect.poll(() => server.context.release.releaseId).toBe(id);
  return id;
}
const picture = (url: string) => ({
  'home-page': {
    data: { type: 'home-page', id: '1', attributes: {} },
    included: [{ type: 'asset-image', id: 'i1', attributes: { original: url, offlineLink: url } }],
  },
});

test('a release whose documents are not listed yet is unavailable, and the manifest comes with the list', async () => {
  const early = await ask('release/manifest');
  expect(early.statusCode).toBe(503);
  expect(early.headers['retry-after']).toBe('2');
  await list();
  const answer = await ask('release/manifest');
  expect(answer.statusCode).toBe(200);
  const { data } = manifestAnswer.parse(answer.json());
  expect(data).toMatchObject({ site: 'de', release: 1, assets: [] });
  const document = await ask('product/ww-200', { 'accept-encoding': 'identity' });
  expect(data.routes.find(({ route }) => route === 'product/ww-200')).toEqual({
    route: 'product/ww-200',
    sha256: createHash('sha256').update(document.rawPayload).digest('hex'),
    size: document.rawPayload.length,
  });
});

test('it is answered as content is: with a token, by site, as Brotli, and not again', async () => {
  expect((await ask('release/manifest', { authorization: '' })).statusCode).toBe(401);
  const answer = await ask('release/manifest', { 'X-Site-Language': 'en', 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'x-release': '1', 'cache-control': 'private, no-cache' });
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.site).toBe('en');
  const tag = String(answer.headers.etag);
  expect((await ask('release/manifest', { 'X-Site-Language': 'en', 'if-none-match': tag })).statusCode).toBe(304);
  expect((await ask('release/manifest', { 'if-none-match': tag })).statusCode).toBe(200);
});

test('the difference since a release turns its manifest into the current one', async () => {
  const before = manifestAnswer.parse((await ask('release/manifest')).json()).data;
  const url = await putAsset(server.context.files, 'picture.webp', Buffer.from('picture'));
  const id = await publish(picture(url));
  const after = manifestAnswer.parse((await ask('release/manifest')).json()).data;
  const answer = await ask(`release/manifest?since=${before.release}`);
  expect(answer.headers['x-release']).toBe(String(id));
  const { data } = manifestDifferenceAnswer.parse(answer.json());
  expect(data.routes).toMatchObject({ changed: [{ route: 'home-page' }], removed: [] });
  expect(data.assets).toEqual({
    changed: [
      {
        kind: 'image',
        id: 'i1',
        url,
        sha256: createHash('sha256').update('picture').digest('hex'),
        size: 7,
        type: 'image/webp',
        offline: true,
        routes: ['home-page'],
      },
    ],
    removed: [],
  });
  expect(applyDifference(before, data)).toEqual(after);
  expect((await ask(`release/manifest?since=${id}`)).json().data.routes).toEqual({ changed: [], removed: [] });
});

test('whole manifests and differences are limited by account; that nothing has changed can always be asked', async () => {
  const { token } = await server.login((await server.account()).email);
  const askAs = (path: string, headers = {}) =>
    server.app.inject({ url: `/api/v1/${path}`, headers: { ...bearer(token), ...headers } });
  const { releaseId } = server.context.release;
  const { max } = server.context.limits.wholeLists;
  for (let at = 0; at < max; at++) expect((await askAs('release/manifest')).statusCode).toBe(200);
  for (const [path, headers] of [
    ['release/manifest', {}],
    [`release/manifest?since=${releaseId - 1}`, {}],
    // The former release that is named is read from the database, whatever is asked of it.
    [`release/manifest?since=${releaseId}`, { 'X-Release': String(releaseId - 1) }],
  ] as const) {
    const refused = await askAs(path, headers);
    expect([path, refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([path, 429, true]);
  }
  expect((await askAs(`release/manifest?since=${releaseId}`)).json().data.routes).toEqual({ changed: [], removed: [] });
});

test('an unknown release is 404, and what is no number an error that names the parameter', async () => {
  expect((await ask('release/manifest?since=999')).statusCode).toBe(404);
  for (const since of ['x', '-1', '1.5', '']) {
    const answer = await ask(`release/manifest?since=${since}`);
    expect([since, answer.statusCode, answer.json().errors[0].source]).toEqual([since, 400, { parameter: 'since' }]);
  }
});

test('a release that names a missing file is unavailable until the file is there', async () => {
  const bytes = Buffer.from('later');
  const url = await putAsset(server.context.files, 'later.webp', bytes);
  await server.context.files.remove(url.slice(1));
  await publish(picture(url));
  expect((await ask('release/manifest')).statusCode).toBe(503);
  await server.context.files.put(url.slice(1), bytes);
  await measureAssets(server.pool, { hashes: 'all', remember: server.pool, files: server.context.files });
  expect((await ask('release/manifest')).json().data.assets).toMatchObject([{ url, size: 5 }]);
});

test('the offline list has every document but the media library', async () => {
  const answer = await ask('offline-route/_all');
  expect(answer.headers['content-type']).toBe('application/vnd.api+json');
  const routes = answer.json().data.map((item: { attributes: { route: string } }) => item.attributes.route);
  expect(routes).toEqual(expect.arrayContaining(['home-page', 'navigation/_all', 'product/ww-200', 'site/_all']));
  expect(routes.filter((route: string) => route.startsWith('media-library'))).toEqual([]);
  for (const route of routes) expect((await ask(route)).statusCode, route).toBe(200);
  expect((await ask('offline-route/_all', { authorization: '' })).statusCode).toBe(401);
});
