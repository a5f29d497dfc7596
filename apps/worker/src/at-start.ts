import { convertFilmsJob } from '@vitrine/jobs/convert-films.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Pool } from '@vitrine/server/database.ts';

/** The first release, if there is none, whatever changed while no worker ran, pages that are not counted yet, and what films lack. */
export async function enqueueAtStart(pool: Pool): Promise<void> {
  await enqueue(pool, publishJob, {}, { key: publishJob.name });
  await enqueue(pool, countPagesJob, {}, { key: countPagesJob.name });
  await enqueue(pool, convertFilmsJob, {}, { key: convertFilmsJob.name });
}
