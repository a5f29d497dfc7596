import pg from 'pg';
import type { Log } from './log.ts';

const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 10_000;

export interface DatabaseListener {
  connected(): boolean;
  close(): Promise<void>;
}

/**
 * Listens to a channel of the database on a connection of its own, which it makes again when it breaks. `hear` is called with every
 * payload, and with null after every (re)connection, since what was announced meanwhile is lost. `what` names the channel in the log.
 */
export function listenTo(
  databaseUrl: string,
  { channel, what }: { channel: string; what: string },
  log: Log,
  hear: (payload: string | null) => void,
): DatabaseListener {
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
    log.warn({ reason: error?.message ?? 'connection ended', retryInMs: delay }, `not listening for ${what}`);
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), delay);
    delay = Math.min(delay * 2, RECONNECT_MAX_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: `vitrine listener for ${what}`,
      keepAlive: true,
    });
    next.on('error', (error) => retry(next, error));
    next.on('end', () => retry(next));
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      retry(next, error instanceof Error ? error : undefined);
      return;
    }
    if (closed) return void next.end();
    client = next;
    delay = RECONNECT_MIN_MS;
    hear(null);
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
