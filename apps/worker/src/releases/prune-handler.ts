import { pruneJob } from '@vitrine/jobs/prune.ts';
import { pruneReleases } from '@vitrine/release/prune.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { pruneDocumentFiles, pruneDocumentPersons } from '../documents/prune-documents.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import { pruneErrorReports } from './prune-error-reports.ts';
import { pruneSearchMisses } from './prune-search-misses.ts';
import { pruneUploads } from './prune-uploads.ts';

interface PruneOptions {
  pool: Pool;
  files: FileStore;
  log: Log;
}

/** Every day at 3:17 UTC. */
const DAILY = '17 3 * * *';

export const pruneHandler = ({ pool, files, log }: PruneOptions): Handler =>
  handle(
    pruneJob,
    async () => {
      const releases = await pruneReleases(pool);
      const documents = await pruneDocumentFiles(pool, files);
      const persons = await pruneDocumentPersons(pool);
      const uploads = await pruneUploads(pool, files);
      const searches = await pruneSearchMisses(pool);
      const errors = await pruneErrorReports(pool);
      // Jobs given up, or replaced while they ran and then cut short: their work is known by its own tables.
      const jobs = await pool.query(
        "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'))",
      );
      log.info({ ...releases, documents, persons, uploads, searches, errors, jobs: jobs.rowCount }, 'pruned');
    },
    DAILY,
  );
