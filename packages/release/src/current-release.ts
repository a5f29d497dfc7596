import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@vitrine/contract/sites.ts';
import { createPool } from '@vitrine/server/database.ts';
import { listenTo } from '@vitrine/server/database-listener.ts';
import type { Log } from '@vitrine/server/log.ts';
import { readRelease } from './read-release.ts';
import { RELEASE_CHANNEL } from './release-channel.ts';
import { listFailures } from './release-failures.ts';
import { documentKey, EMPTY_SNAPSHOT, type ReleaseDocument, type ReleaseSnapshot } from './release-snapshot.ts';

/** The safety net below LISTEN, well inside the 2 s in which a change must be answered. */
const POLL_MS = 1500;
const FIRST_READ_RETRY_MS = 500;

export interface CurrentRelease {
  readonly releaseId: number;
  readonly snapshot: ReleaseSnapshot;
  get(site: Language, path: string): ReleaseDocument | null;
  /** Paths of a site, sorted. */
  list(site: Language): string[];
  on(event: 'change', listener: (releaseId: number) => void): () => void;
  state(): { ok: boolean; state: string };
  close(): Promise<void>;
}

/**
 * Keeps the newest release in memory. Resolves when it has been read once (which may be an empty one); waits
 * for a database that is away. Each change is read from one snapshot of the database and swapped in one step.
 */
export async function openRelease(options: { databaseUrl: string; log: Log; pollMs?: number }): Promise<CurrentRelease> {
  const { databaseUrl, log, pollMs = POLL_MS } = options;
  const pool = createPool(databaseUrl, 'vitrine release', 2);
  const events = new EventEmitter<{ change: [number] }>();
  let snapshot = EMPTY_SNAPSHOT;
  let failing: string[] = [];
  let readable = false;
  let closed = false;
  let reading: Promise<void> | null = null;
  let again = false;

  async function read(): Promise<void> {
    try {
      const next = await readRelease(pool, snapshot);
      failing = (await listFailures(pool)).map(({ site, path }) => documentKey(site, path));
      readable = true;
      if (next === snapshot) return;
      snapshot = next;
      events.emit('change', next.releaseId);
    } catch (error) {
      if (closed) return;
      if (readable) log.warn({ reason: String(error) }, 'the release cannot be read; serving the one in memory');
      readable = false;
    }
  }

  /** One read at a time; a call during a read makes one more after it. */
  function refresh(): Promise<void> {
    if (closed) return Promise.resolve();
    if (reading) {
      again = true;
      return reading;
    }
    reading = (async () => {
      do {
        again = false;
        await read();
      } while (again && !closed);
      reading = null;
    })();
    return reading;
  }

  await refresh();
  while (!readable) {
    await sleep(FIRST_READ_RETRY_MS);
    await refresh();
  }
  const listener = listenTo(databaseUrl, { channel: RELEASE_CHANNEL, what: 'releases' }, log, () => void refresh());
  const poll = setInterval(() => void refresh(), pollMs);

  return {
    get releaseId() {
      return snapshot.releaseId;
    },
    get snapshot() {
      return snapshot;
    },
    get: (site, path) => snapshot.documents.get(documentKey(site, path)) ?? null,
    list: (site) =>
      [...snapshot.documents.keys()]
        .filter((key) => key.startsWith(documentKey(site, '')))
        .map((key) => key.slice(documentKey(site, '').length))
        .sort(),
    on(event, handler) {
      events.on(event, handler);
      return () => void events.off(event, handler);
    },
    state() {
      if (snapshot.releaseId === 0) return { ok: false, state: 'no release yet' };
      const size = `release ${snapshot.releaseId}, ${snapshot.documents.size} documents`;
      if (failing.length > 0) return { ok: true, state: `${size}; cannot be built as edited: ${failing.join(', ')}` };
      if (!readable) return { ok: true, state: `${size}; database not readable` };
      return { ok: true, state: listener.connected() ? size : `${size}; polling` };
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await listener.close();
      await reading;
      await pool.end();
    },
  };
}
