import type { Log } from '@vitrine/server/log.ts';
import pg from 'pg';

/** A database that takes the connection and says nothing would hold up the start for ever. */
const CONNECT_MS = 15_000;

export interface WorkerLock {
  /** Takes the lock of one more id (a pool of the queue) on the same connection. */
  hold(id: string): Promise<unknown>;
  release(): Promise<void>;
}

/**
 * One connection whose session-level advisory locks say which ids of the queue live in this process. PostgreSQL lets them
 * go when the connection ends, however the process ended. `onLost` is called once if the connection ends before `release`:
 * others may then take over our jobs, so the process has to stop.
 */
export async function openWorkerLock(databaseUrl: string, log: Log, onLost: () => void): Promise<WorkerLock> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'vitrine-worker-lock',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
  });
  const held = new Map<string, Promise<unknown>>();
  let released = false;
  const lost = () => {
    if (released) return;
    released = true;
    log.fatal('the connection that holds the worker lock ended');
    onLost();
  };
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  // A machine that vanished without a word is noticed after some 25 s, not after the system's two hours.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
  return {
    hold(id) {
      const taken = held.get(id) ?? client.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
      held.set(id, taken);
      return taken;
    },
    async release() {
      released = true;
      await client.end();
    },
  };
}
