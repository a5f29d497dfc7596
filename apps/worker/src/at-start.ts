import { convertVideosJob } from '@vitrine/jobs/convert-videos.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Pool } from '@vitrine/server/database.ts';

/** The first release, if there is none, whatever changed while no worker ran, pages that are not counted yet, and what videos lack. */
export async function enqueueAtStart(pool: Pool): Promise<void> {
  await enqueue(pool, publishJob, {}, { key: publishJob.name });
  await enqueue(pool, countPagesJob, {}, { key: countPagesJob.name });
  await enqueue(pool, convertVideosJob, {}, { key: convertVideosJob.name });
}
