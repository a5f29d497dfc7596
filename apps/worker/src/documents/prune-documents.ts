import { DOCUMENT_FILE_DAYS } from '@vitrine/contract/documents.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';

/** Days after its last sign of life after which an ended request names no person any more. */
const DOCUMENT_PERSON_DAYS = 30;
async function removeFiles(pool: Pool, files: FileStore, documents: { hash: string; fileKey: string }[]) {
  for (const { hash, fileKey } of documents) {
    await files.remove(fileKey);
    await pool.query('update vitrine.document_request set file_key = null where hash = $1', [hash]);
  }
}

/**
 * Removes old files of documents that are done or failed, so many days after they were mailed; a pending one keeps its file, and every request
 * stays. Answers how many.
 */
export async function pruneDocumentFiles(pool: Pool, files: FileStore, days = DOCUMENT_FILE_DAYS): Promise<number> {
  const { rows } = await pool.query<{ hash: string; fileKey: string }>(
    `select hash, file_key as "fileKey" from vitrine.document_request
     where file_key is not null and status <> 'pending'
       and greatest(created_at, mailed_at) < now() - make_interval(days => $1)`,
    [days],
  );
  await removeFiles(pool, files, rows);
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

/** Removes files of documents that name no person any more, whatever their age: their sender's account was deleted. Answers how many. */
export async function pruneForgottenFiles(pool: Pool, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ hash: string; fileKey: string }>(
    `select hash, file_key as "fileKey" from vitrine.document_request
     where file_key is not null and status <> 'pending' and not (body ? 'meta')`,
  );
  await removeFiles(pool, files, rows);
  return rows.length;
}
