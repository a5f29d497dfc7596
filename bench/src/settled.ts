import type { Pool } from '@vitrine/server/database.ts';
import { until } from './documents.ts';

/** Seldom enough to leave the cores to the worker. */
const EVERY_MS = 500;

/** Waits until the worker has done what a first start leaves it to do after "Ready": every queued job, and the page counts. */
export async function settled(pool: Pool): Promise<void> {
  await until(
    'an idle worker',
    async () => {
      const waiting = await pool.query(
        `select 1 from graphile_worker.jobs where attempts < max_attempts and (locked_at is not null or run_at <= now()) limit 1`,
      );
      if (waiting.rowCount !== 0) return null;
      const uncounted = await pool.query(
        `select 1 from vitrine.release_entry e left join vitrine.page_count c using (site, path, hash)
       where e.until is null and e.path like 'product/%' and c.path is null limit 1`,
      );
      return uncounted.rowCount === 0 ? true : null;
    },
    EVERY_MS,
  );
}
