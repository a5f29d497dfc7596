import type { Log } from '@vitrine/server/log.ts';
import pg from 'pg';

export const RELEASE_CHANNEL = 'vitrine_release';
const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 10_000;

export interface ReleaseListener {
  connected(): boolean;
  close(): Promise<void>;
}

/**
 * Listens for releases on a connection of its own, which it makes again when it breaks. `wake` is called for
 * every release and after every (re)connection, since what was announced meanwhile is lost.
 */
export function listenForReleases(databaseUrl: string, log: Log, wake: () => void): ReleaseListener {
  let client: pg.Client | null = null;
  let closed = false;
  let delay = RECONNECT_MIN_MS;
  let timer: NodeJS.Timeout | undefined;

  function retry(failed: pg.Client, error?: Error) {
    if (closed || (client !== failed && client !== null)) return;
    client = null;
    failed.removeAllListeners();
    failed.on('error', () => {});
    failed.end().catch(() => {});
    log.warn({ reason: error?.message ?? 'connection ended', retryInMs: delay }, 'not listening for releases');
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), delay);
    delay = Math.min(delay * 2, RECONNECT_MAX_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'vitrine release listener',
      keepAlive: true,
    });
    next.on('error', (error) => retry(next, error));
    next.on('end', () => retry(next));
    next.on('notification', () => wake());
    try {
      await next.connect();
      await next.query(`listen ${RELEASE_CHANNEL}`);
    } catch (error) {
      retry(next, error instanceof Error ? error : undefined);
      return;
    }
    if (closed) return void next.end();
    client = next;
    delay = RECONNECT_MIN_MS;
    wake();
  }

  void connect();
  return {
    connected: () => client !== null,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
