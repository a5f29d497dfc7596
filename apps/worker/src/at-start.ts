import { convertVideosJob } from '@vitrine/jobs/convert-videos.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { isDatabaseUnavailable } from '@vitrine/server/database-unavailable.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';

const AGAIN_MS = 5000;

interface Start {
  log: Log;
  isStopping: () => boolean;
  /** Pause before it is tried again, ms. */
  againMs?: number;
}

async function enqueueAll(db: Queryable): Promise<void> {
  await enqueue(db, publishJob, {}, { key: publishJob.name });
  await enqueue(db, countPagesJob, {}, { key: countPagesJob.name });
  await enqueue(db, convertVideosJob, {}, { key: convertVideosJob.name });
}

/**
 * The first release, if there is none, whatever changed while no worker ran, pages that are not counted yet, and what videos lack.
 * Tried until the database takes it: this worker prints and mails already, and must not end because the database is slow for a moment.
 * Throws what no other moment would change.
 */
export async function enqueueAtStart(db: Queryable, { log, isStopping, againMs = AGAIN_MS }: Start): Promise<void> {
  while (!isStopping()) {
    try {
      return await enqueueAll(db);
    } catch (error) {
      // Told to stop meanwhile: the next worker does it.
      if (isStopping()) return;
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ reason: plainError(error).message }, 'the work of a start could not be enqueued: it is tried again');
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
