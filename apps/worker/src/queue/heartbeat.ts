import { randomUUID } from 'node:crypto';
import type { Pool } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';

const BEAT_MS = 5000;

/** What this worker has beside itself, in words for /health/ready. */
export interface WorkerParts {
  browser(): string;
  films(): string;
}

export interface Heartbeat {
  stop(): Promise<void>;
}

/** Renews this process' row in vitrine.worker, which /health/ready reads, and removes rows of processes long gone. */
export async function startHeartbeat(pool: Pool, log: Log, parts: WorkerParts): Promise<Heartbeat> {
  const id = randomUUID();
  const beat = async () => {
    await pool.query(
      `insert into vitrine.worker (id, browser, films) values ($1, $2, $3)
       on conflict (id) do update set seen_at = now(), browser = excluded.browser, films = excluded.films`,
      [id, parts.browser(), parts.films()],
    );
    await pool.query("delete from vitrine.worker where seen_at < now() - interval '1 minute'");
  };
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: Error) => log.warn({ reason: error.message }, 'heartbeat failed'));
  }, BEAT_MS);
  return {
    async stop() {
      clearInterval(timer);
      await pool.query('delete from vitrine.worker where id = $1', [id]).catch(() => {});
    },
  };
}
