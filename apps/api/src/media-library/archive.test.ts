import { PassThrough, pipeline } from 'node:stream';
import { ARCHIVE_MAX_BYTES } from '@vitrine/contract/media-library.ts';
import { putAsset } from '@vitrine/server/files.ts';
import { createMemoryFiles } from '@vitrine/testing/memory-files.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearer, mediaItemOf, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';
import { archiveNames } from './archive-names.ts';

/** More than the connection and the streams before it take in at once. */
const LARGE_BYTES = 48 * 1024 * 1024;

let server: TestServer;
let token: string;

describe.each([
  ['a folder', () => ({})],
  ['memory', () => ({ context: { files: createMemoryFiles() } })],
])('from files in %s', (_, overrides) => {
  beforeAll(async () => {
    server = await testServer(overrides());
    token = (await server.login((await server.account()).email)).token;
    const url = await putAsset(server.context.files, 'ww-200.webp', Buffer.from('a picture'));
    const large = await putAsset(server.context.files, 'large.webp', Buffer.alloc(LARGE_BYTES));
    const release = await writeRelease(server.pool, {
      'media-item/a': mediaItemOf('a', 'Winkelwolf: vorn', 'b', [], url),
      'media-item/b': mediaItemOf('b', 'WINKELWOLF: VORN', 'c', [], url),
      'media-item/large': mediaItemOf('large', 'Groß', 'e', [], large),
      'media-item/lost': mediaItemOf('lost', 'Ohne Datei', 'd', []),
    });
    await vi.waitUntil(() => server.context.release.releaseId === release, { timeout: 10_000 });
  });
  afterAll(() => server.close());

  const load = (items: unknown, headers: Record<string, string> = bearer(token)) =>
    server.app.inject({ method: 'POST', url: '/api/v1/media-library/archive', headers, payload: { items } });

  test('the ZIP file holds each item once, unchanged, and says its size before', async () => {
    const answer = await load(['a', 'b', 'a']);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const text = answer.rawPayload.toString('utf8');
    expect(text.match(/a picture/g)).toHaveLength(2);
    expect(text).toContain('Winkelwolf vorn.webp');
    expect(text).toContain('WINKELWOLF VORN (2).webp');
  });

  test('it needs a log-in, items that there are, and no more than 100 of them', async () => {
    expect((await load(['a'], {})).statusCode).toBe(401);
    for (const items of [[], ['unknown'], ['lost'], ['../a'], 'a', Array.from({ length: 101 }, (_, n) => `n${n}`)]) {
      const answer = await load(items);
      expect([items, answer.statusCode]).toEqual([items, 422]);
      expect(answer.json().errors[0].source.pointer).toContain('items');
    }
  });

  test('what is no longer there is named by its place in the call', async () => {
    const pointers = async (items: string[]) => {
      const answer = await load(items);
      expect(answer.statusCode).toBe(422);
      return answer.json().errors.map(({ source }: { source: { pointer: string } }) => source.pointer);
    };
    expect(await pointers(['a', 'unknown', 'b', 'gone'])).toEqual(['items.1', 'items.3']);
    expect(await pointers(['a', 'a', 'lost']), 'also where one is named twice').toEqual(['items.2']);
  });

  test('a file is read as fast as it is taken, and let go when the caller leaves', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    // Kept: a response that is given up is read to its end or closed.
    const answers: Response[] = [];
    const begin = async (leave: AbortController) => {
      const answer = await fetch(`${origin}/api/v1/media-library/archive`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ items: ['large'] }),
        signal: leave.signal,
      });
      answers.push(answer);
      return answer.status;
    };
    let bytesRead = 0;
    const { stream } = server.context.files;
    const counted = vi.spyOn(server.context.files, 'stream').mockImplementation(async (...file) => {
      const counter = new PassThrough();
      counter.on('data', ({ length }: Buffer) => {
        bytesRead += length;
      });
      counter.pause();
      return pipeline(await stream(...file), counter, () => undefined);
    });
    const callers = [new AbortController(), new AbortController()];
    expect(await Promise.all(callers.map(begin))).toEqual([200, 200]);
    // Neither of the two reads on: there is no room for a third, and their files are read no further than the connections take.
    expect(await begin(new AbortController())).toBe(429);
    let before = -1;
    const isStill = () => {
      const still = bytesRead > 0 && bytesRead === before;
      before = bytesRead;
      return still;
    };
    await expect.poll(isStill, { timeout: 20_000, interval: 500 }).toBe(true);
    expect(bytesRead).toBeLessThan(LARGE_BYTES);
    for (const caller of callers) caller.abort();
    const last = new AbortController();
    await expect.poll(() => begin(last), { timeout: 20_000, interval: 1000 }).toBe(200);
    last.abort();
    server.app.server.closeAllConnections();
    counted.mockRestore();
  });
});

test('files of 500 MB together are one ZIP file, and a byte more is refused before anything is sent', async () => {
  const files = createMemoryFiles();
  const sizes = new Map<string, number>();
  // Sizes alone decide, and nothing is read before: files as large as they say need not be there.
  const limited = await testServer({
    context: {
      files: {
        ...files,
        find: async (key) => {
          const found = await files.find(key);
          return found && { ...found, size: sizes.get(key) ?? found.size };
        },
      },
    },
  });
  try {
    const urls = await Promise.all(['a', 'b'].map((name) => putAsset(files, `${name}.webp`, Buffer.from(name))));
    const [a = '', b = ''] = urls;
    const release = await writeRelease(limited.pool, {
      'media-item/a': mediaItemOf('a', 'A', 'b', [], a),
      'media-item/b': mediaItemOf('b', 'B', 'c', [], b),
    });
    await vi.waitUntil(() => limited.context.release.releaseId === release, { timeout: 10_000 });
    const headers = {
      ...bearer((await limited.login((await limited.account()).email)).token),
      'content-type': 'application/json',
    };
    const origin = await limited.app.listen({ host: '127.0.0.1', port: 0 });
    const load = async (bytes: number) => {
      sizes.set(a.slice(1), bytes - 1000).set(b.slice(1), 1000);
      const leave = new AbortController();
      const answer = await fetch(`${origin}/api/v1/media-library/archive`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ items: ['a', 'b'] }),
        signal: leave.signal,
      });
      const told = answer.ok ? '' : await answer.text();
      leave.abort();
      return [answer.status, /"pointer":"([^"]+)"/.exec(told)?.[1]];
    };
    expect(await load(ARCHIVE_MAX_BYTES + 1)).toEqual([422, 'items']);
    expect(await load(ARCHIVE_MAX_BYTES)).toEqual([200, undefined]);
  } finally {
    limited.app.server.closeAllConnections();
    await limited.close();
  }
});

test('names are those of files on every system', () => {
  const file = '/assets/0123456789abcdef/x.MP4';
  const titles = ['a/b\\c', 'CON', '...', 'Fleisch\u00adwolf', '\u202eexe', 'A', 'a', 'a (2)', 'x'.repeat(300)];
  const names = archiveNames(titles.map((title) => ({ title, file })));
  expect(names.slice(0, 8)).toEqual([
    'a b c.mp4',
    '_CON.mp4',
    '_.mp4',
    'Fleischwolf.mp4',
    'exe.mp4',
    'A.mp4',
    'a (2).mp4',
    'a (2) (2).mp4',
  ]);
  expect(names[8]).toBe(`${'x'.repeat(100)}.mp4`);
});
