import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, mediaItemOf, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';
import { createLibraries } from './libraries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const publish = async (title: string) => {
  const release = await writeRelease(server.pool, { 'media-item/a': mediaItemOf('a', title, 'b', ['w']) });
  await vi.waitUntil(() => server.context.release.releaseId === release, { timeout: 10_000 });
};

test('a search is kept for its next page, and given up when later ones need the room, whatever version they are of', async () => {
  await publish('Erste Fassung');
  const libraries = createLibraries(server.context.release, { searchesKept: 2 });
  const former = libraries.find('de');
  const all = { type: null, filters: [] };
  const first = libraries.search(former, all);
  expect(libraries.search(former, all)).toBe(first);

  await publish('Zweite Fassung');
  const newest = libraries.find('de');
  expect(newest.version).not.toBe(former.version);
  libraries.search(newest, all);
  expect(libraries.search(former, all)).toBe(first);
  libraries.search(newest, { type: 'image', filters: [] });
  libraries.search(newest, { type: 'image', filters: ['w'] });
  const again = libraries.search(former, all);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
  libraries.close();
});

test('all items are those of the newest release, not of the one that was answered before', async () => {
  const { token } = await server.login((await server.account()).email);
  const titles = async () => {
    const answer = await server.app.inject({ url: '/api/v1/media-library/items', headers: bearer(token) });
    return answer.body;
  };
  await publish('Dritte Fassung');
  expect(await titles()).toContain('Dritte Fassung');
  expect(await titles()).toContain('Dritte Fassung');
  await publish('Vierte Fassung');
  expect(await titles()).toContain('Vierte Fassung');
});
