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

test('former versions share what did not change, and go before they hold more than they may', async () => {
  const item = (id: string, title: string) => [`media-item/${id}`, mediaItemOf(id, title, id, ['w'])] as const;
  const publishItems = async (...items: ReturnType<typeof item>[]) => {
    const release = await writeRelease(server.pool, Object.fromEntries(items));
    await vi.waitUntil(() => server.context.release.releaseId === release, { timeout: 10_000 });
  };
  const large = 'ä'.repeat(5000);
  await publishItems(item('a', `${large}1`), item('b', 'eins'));
  const libraries = createLibraries(server.context.release, { formerBytes: 50_000 });
  const oldest = libraries.find('de');
  const versions = [oldest];
  const search = () => libraries.search(oldest, { type: null, filters: [] });
  const first = search();
  // An edit of a small item: the large one is kept once.
  for (const title of ['zwei', 'drei', 'vier', 'fünf']) {
    await publishItems(item('b', title));
    versions.push(libraries.find('de'));
  }
  const isThere = ({ version }: { version: string }) => libraries.find('de', version).version === version;
  expect(versions.map(isThere)).toEqual([true, true, true, true, true]);
  expect(search()).toBe(first);
  // The large one in three former versions is too much.
  for (const number of [2, 3, 4]) {
    await publishItems(item('a', `${large}${number}`));
    versions.push(libraries.find('de'));
  }
  expect(versions.map(isThere)).toEqual([false, false, false, false, false, true, true, true]);
  expect(search(), 'what was found in a version that is gone is not kept').not.toBe(first);
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
