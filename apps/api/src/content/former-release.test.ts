import { brotliDecompressSync } from 'node:zlib';
import { createFormerReleases, ReleaseGone } from '@vitrine/release/former-releases.ts';
import { listAssets, measureAssets } from '@vitrine/release/manifest/list-assets.ts';
import { pruneReleases } from '@vitrine/release/prune.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
let socket: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
  socket = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const home = (text: string) => ({ data: { type: 'home-page', id: '1', attributes: { customH1: text } }, included: [] });
const ask = (path: string, release: number | string, headers: Record<string, string> = bearer(token)) =>
  server.app.inject({ url: `/api/v1/${path}`, headers: { ...headers, 'x-release': String(release) } });

async function publish(change: Record<string, object>): Promise<number> {
  const id = await writeRelease(server.pool, change);
  const { pool, context } = server;
  await measureAssets(pool, { hashes: await listAssets(pool), remember: pool, files: context.files });
  await expect.poll(() => context.release.releaseId).toBe(id);
  return id;
}
const titleOf = (answer: { json(): { data: { attributes: { customH1: string } } } }) => answer.json().data.attributes.customH1;

test('a download goes on in the release it began with, whatever is published meanwhile', async () => {
  const first = await publish({ 'home-page': home('one') });
  const begun = await ask('home-page', first);
  const second = await publish({ 'home-page': home('two'), 'faq/_all': { data: [], included: [] } });
  for (const [release, text] of [
    [first, 'one'],
    [second, 'two'],
  ] as const) {
    const answer = await ask('home-page', release);
    expect([answer.statusCode, titleOf(answer), answer.headers['x-release']]).toEqual([200, text, String(release)]);
  }
  const again = await ask('home-page', first);
  expect(again.rawPayload).toEqual(begun.rawPayload);
  expect(again.headers.etag).toBe(begun.headers.etag);
  expect((await ask('home-page', first, { ...bearer(token), 'if-none-match': String(begun.headers.etag) })).statusCode).toBe(304);
  const packed = await ask('home-page', first, { ...bearer(token), 'accept-encoding': 'br' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).data.attributes.customH1).toBe('one');
  // What the release did not have yet is not there, and what did not change since is.
  expect((await ask('faq/_all', first)).statusCode).toBe(404);
  expect((await ask('product/ww-200', first)).headers['x-release']).toBe(String(first));
  // The way that is answered from memory looks at the header too.
  const byNet = await fetch(`${socket}/api/v1/home-page`, { headers: { ...bearer(token), 'x-release': String(first) } });
  expect([byNet.headers.get('x-release'), await byNet.text()]).toEqual([String(first), begun.body]);
});

test('manifest, offline routes and lists by filter are of that release too', async () => {
  const machine = (title: string) => ({
    data: { type: 'product', id: 'p1', attributes: { slug: 'ww-200', title }, relationships: {}, links: { self: '/' } },
    included: [],
    links: { self: '/' },
  });
  const first = await publish({ 'product/ww-200': machine('before') });
  const whole = await ask('release/manifest', first);
  expect(whole.statusCode).toBe(200);
  const second = await publish({ 'product/ww-200': machine('after'), 'case-study/one': machine('one') });
  const later = await ask('release/manifest', first);
  expect([later.headers['x-release'], later.body]).toEqual([String(first), whole.body]);
  expect((await ask('release/manifest', second)).json().data.release).toBe(second);
  const difference = await ask(`release/manifest?since=${first - 1}`, first);
  expect(difference.json().data).toMatchObject({ since: first - 1, release: first });
  const paths = (answer: { json(): { data: { id: string }[] } }) => answer.json().data.map(({ id }) => id);
  expect(paths(await ask('offline-route/_all', first))).not.toContain('case-study/one');
  expect(paths(await ask('offline-route/_all', second))).toContain('case-study/one');
  const found = await ask('product?filter[slug]=ww-200', first);
  expect([found.json().data[0].attributes.title, found.headers['x-release']]).toEqual(['before', String(first)]);
});

test('only callers who are logged in may name a former release, and its number is checked', async () => {
  const first = server.context.release.releaseId;
  await publish({ 'home-page': home('newer') });
  const anonymous = await ask('landing-page', first, {});
  expect([anonymous.statusCode, anonymous.json().errors[0].code]).toEqual([401, 'notLoggedIn']);
  expect((await ask('landing-page', first)).statusCode).toBe(200);
  expect((await ask('landing-page', server.context.release.releaseId, {})).statusCode).toBe(200);
  for (const wrong of ['0', '-1', '1.5', '1e3', 'abc', '1'.repeat(16), '1; drop table vitrine.release']) {
    const answer = await ask('home-page', wrong);
    expect([wrong, answer.statusCode, answer.json().errors[0].source]).toEqual([wrong, 400, { header: 'X-Release' }]);
  }
});

test('a release that was never made, or that was pruned after its days, is gone', async () => {
  const unknown = await ask('home-page', 999_999);
  expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([409, 'releaseGone']);
  const old = await publish({ 'home-page': home('old') });
  await publish({ 'home-page': home('between') });
  await publish({ 'home-page': home('new') });
  expect((await ask('home-page', old)).statusCode).toBe(200);
  await server.pool.query(`update vitrine.release set created_at = now() - interval '31 days' where id <= $1`, [old + 1]);
  await pruneReleases(server.pool);
  for (const path of ['home-page', 'product/ww-200', 'release/manifest', 'offline-route/_all', 'product?filter[slug]=ww-200']) {
    const answer = await ask(path, old);
    expect([path, answer.statusCode, answer.json().errors?.[0].code]).toEqual([path, 409, 'releaseGone']);
  }
  // Also of a process that had read it: each call asks whether the release is still there.
  expect(titleOf(await ask('home-page', old + 2))).toBe('new');
});

test('it remembers no more bytes of former documents than it may', async () => {
  const releases: number[] = [];
  for (let n = 0; n < 4; n++) releases.push(await publish({ 'home-page': home(String(n).repeat(3000)) }));
  const queries = vi.spyOn(server.pool, 'query');
  const blobs = () => queries.mock.calls.filter(([text]) => String(text).includes('release_blob')).length;
  const former = createFormerReleases(server.pool, server.context.release, 7000);
  const read = (n: number) => former.get(releases[n] ?? 0, 'de', 'home-page');
  for (const n of [0, 0, 1, 0]) expect((await read(n))?.identity.toString()).toContain(String(n).repeat(3000));
  expect(blobs(), 'each of the two once').toBe(2);
  await read(2);
  await read(0);
  expect(blobs(), 'the one that was asked for last is still there').toBe(3);
  await read(1);
  expect(blobs(), 'the other one made room').toBe(4);
  await read(3);
  expect(blobs(), 'the current one is in memory').toBe(4);
  await expect(former.get(999_999, 'de', 'home-page')).rejects.toThrow(ReleaseGone);
});
