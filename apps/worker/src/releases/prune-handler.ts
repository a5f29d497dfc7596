import { pruneJob } from '@vitrine/jobs/prune.ts';
import { pruneReleases } from '@vitrine/release/prune.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import { pruneUploads } from './prune-uploads.ts';

interface PruneOptions {
  pool: Pool;
  files: FileStore;
  log: Log;
}

/** Days after which a document's file is removed; the request itself, without the file, stays. */
const DOCUMENT_FILE_DAYS = 30;
/** Days after its last sign of life after which an ended request names nobody any more. */
const DOCUMENT_PERSON_DAYS = 30;
/** Every day at 3:17 UTC. */
const DAILY = '17 3 * * *';

/** Removes files of documents that are done or failed; a pending one keeps its file however old it is. Answers how many. */
export async function pruneDocumentFiles(pool: Pool, files: FileStore, days = DOCUMENT_FILE_DAYS): Promise<number> {
  const { rows } = await pool.query<{ hash: string; fileKey: string }>(
    `select hash, file_key as "fileKey" from vitrine.document_request
     where file_key is not null and status <> 'pending' and created_at < now() - make_interval(days => $1)`,
    [days],
  );
  for (const { hash, fileKey } of rows) {
    await files.remove(fileKey);
    await pool.query('update vitrine.document_request set file_key = null where hash = $1', [hash]);
  }
  return rows.length;
}

/**
 * Forgets whom a document that is done or failed went to, who sent it and what was written: `body` keeps its pages, and
 * hash, key, state and times stay, so that a repeated request is known and nothing is sent again. Answers how many.
 */
export async function pruneDocumentPersons(pool: Pool, days = DOCUMENT_PERSON_DAYS): Promise<number> {
  const { rowCount } = await pool.query(
    `update vitrine.document_request set body = body - 'meta', sender = '{}'
     where status <> 'pending' and body ? 'meta'
       and greatest(created_at, rendered_at, mail_started_at, mailed_at) < now() - make_interval(days => $1)`,
    [days],
  );
  return rowCount ?? 0;
}

/** Sessions and one-time codes that ended a day ago or earlier, and where accounts were not logged in to for 90 days. */
export async function pruneSessions(pool: Pool): Promise<number> {
  const sessions = await pool.query(
    "delete from vitrine.session where coalesce(ended_at, expires_at) < now() - interval '1 day'",
  );
  const codes = await pool.query("delete from vitrine.auth_code where expires_at < now() - interval '1 day'");
  const networks = await pool.query("delete from vitrine.known_network where seen_at < now() - interval '90 days'");
  return (sessions.rowCount ?? 0) + (codes.rowCount ?? 0) + (networks.rowCount ?? 0);
}

export const pruneHandler = ({ pool, files, log }: PruneOptions): Handler =>
  handle(
    pruneJob,
    async () => {
      const releases = await pruneReleases(pool);
      const sessions = await pruneSessions(pool);
      const documents = await pruneDocumentFiles(pool, files);
      const persons = await pruneDocumentPersons(pool);
      const uploads = await pruneUploads(pool, files);
      // Jobs given up, or replaced while they ran and then cut short: their work is known by its own tables.
      const jobs = await pool.query(
        "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'))",
      );
      log.info({ ...releases, sessions, documents, persons, uploads, jobs: jobs.rowCount }, 'pruned');
    },
    DAILY,
  );
