import { randomUUID } from 'node:crypto';
import { buildFingerprint } from '@vitrine/release/build/build-fingerprint.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';

const BEAT_MS = 5000;
/** A change of the browser's state is told so soon: a start waits for it. */
const LOOK_MS = 100;

/** What this worker has beside itself, in words for /health/ready. */
export interface WorkerParts {
  browser(): string;
  videos(): string;
  isMailHeld: boolean;
}

export interface Heartbeat {
  stop(): Promise<void>;
}

/**
 * Renews this process' row in vitrine.worker, which /health/ready reads, every five seconds and when the browser's state
 * changes, as long as `takesJobs`; removes rows of processes long gone.
 */
export async function startHeartbeat(pool: Pool, log: Log, parts: WorkerParts, takesJobs: () => boolean): Promise<Heartbeat> {
  const id = randomUUID();
  let told = '';
  let beaten = 0;
  const beat = async () => {
    told = parts.browser();
    beaten = performance.now();
    await pool.query(
      `insert into vitrine.worker (id, browser, ffmpeg, is_mail_held, fingerprint) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set seen_at = now(), browser = excluded.browser, ffmpeg = excluded.ffmpeg`,
      [id, told, parts.videos(), parts.isMailHeld, buildFingerprint()],
    );
    await pool.query("delete from vitrine.worker where seen_at < now() - interval '1 minute'");
  };
  await beat();
  const timer = setInterval(() => {
    if (!takesJobs()) return;
    if (parts.browser() === told && performance.now() - beaten < BEAT_MS) return;
    beat().catch((error: Error) => log.warn({ reason: error.message }, 'heartbeat failed'));
  }, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await pool.query('delete from vitrine.worker where id = $1', [id]).catch(() => {});
    },
  };
}
