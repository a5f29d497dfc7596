/**
 * The pages as a person's window asks for them: an instance with its API, PostgreSQL and worker, a release whose German library has 10,000 items,
 * an account of sales, one call after the other by one connection, in Brotli. Of each call the time until its last byte is there.
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { MEDIA_PAGE_SIZE, mediaItemIdOf, mediaItemPath, mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import { buildFingerprint } from '@vitrine/release/build/build-fingerprint.ts';
import { currentDocuments } from '@vitrine/release/current-documents.ts';
import { lockReleases } from '@vitrine/release/release-lock.ts';
import { writeRelease } from '@vitrine/release/write-release.ts';
import { createPool, type Pool, transaction } from '@vitrine/server/database.ts';
import { startInstance } from '../../../scripts/lib/instance.ts';
import { until } from '../documents.ts';
import { logIn } from '../session.ts';
import { settled } from '../settled.ts';
import { environmentOf } from '../small-products.ts';
import { CALLS, CATEGORIES, ITEMS, itemOf, searchOf } from './made-library.ts';

/** Calls before those that count; all of them are less than one account may ask in a minute. */
const WARM_UP = 40;
/** Seldom enough for the same limit. */
const LOOK_EVERY_MS = 500;
/** What a browser says it takes. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** Makes the library that of the German site, in the place of the demo's, as the worker writes a release. */
async function publishLibrary(pool: Pool): Promise<void> {
  const bodies: Record<string, object> = { 'media-library/categories': { status_code: 200, data: CATEGORIES } };
  for (let n = 0; n < ITEMS; n++) bodies[mediaItemPath(`item-${n}`)] = itemOf(n);
  await transaction(pool, async (db) => {
    await lockReleases(db);
    const gone = (await currentDocuments(db)).filter(({ site, path }) => site === 'de' && mediaItemIdOf(path) !== null);
    const built = [
      ...gone.map((key) => ({ ...key, json: null, dependencies: [] })),
      ...Object.entries(bodies).map(([path, body]) => ({
        site: 'de' as const,
        path,
        json: JSON.stringify(body),
        dependencies: [],
      })),
    ];
    await writeRelease(db, { built, failed: [], changes: [], fingerprint: buildFingerprint(), isOlder: false });
  });
}

function addressOf(n: number): string {
  const { type, filters, page } = searchOf(n);
  return `?${new URLSearchParams({ ...(type && { type }), categories: filters.join(','), page: String(page) })}`;
}

/** Asks for pages by a connection that is kept. */
function createReader(url: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de', 'Accept-Encoding': ENCODINGS };
  const connections = new Set<number | undefined>();
  const answerOf = (search: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/v1/media-library/items${search}`, { agent, headers }, resolve).on('error', reject);
    });
  return {
    async read(search: string) {
      const began = performance.now();
      const answer = await answerOf(search);
      connections.add(answer.socket.localPort);
      const body = await buffer(answer);
      const ms = performance.now() - began;
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
        throw new Error(`${search} answered ${answer.statusCode} in ${answer.headers['content-encoding']}`);
      }
      return { ms, page: mediaPageAnswer.parse(JSON.parse(brotliDecompressSync(body).toString('utf8'))) };
    },
    connections: () => connections.size,
    close: () => agent.destroy(),
  };
}

async function timesOf({ read, connections }: ReturnType<typeof createReader>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + CALLS; n++) {
    const { ms, page } = await read(addressOf(n));
    const isFull = page.data.length === MEDIA_PAGE_SIZE && page.all === ITEMS && page.total < ITEMS;
    if (!isFull) throw new Error(`${addressOf(n)} has ${page.data.length} of ${page.total} of ${page.all} items`);
    if (n >= WARM_UP) times.push(ms);
  }
  if (connections() !== 1) throw new Error(`the calls took ${connections()} connections`);
  return times;
}

/** Milliseconds of each call. */
export async function pagesOverHttp(): Promise<number[]> {
  const instance = await startInstance({ show: false });
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 2);
  try {
    await settled(pool);
    await publishLibrary(pool);
    const token = await logIn(instance.url);
    const first = createReader(instance.url, token);
    const isThere = async () => ((await first.read('?page=1')).page.all === ITEMS ? true : null);
    await until(`the release of ${ITEMS} items`, isThere, LOOK_EVERY_MS).finally(first.close);
    const reader = createReader(instance.url, token);
    return await timesOf(reader).finally(reader.close);
  } finally {
    await pool.end();
    await instance.stop();
  }
}
