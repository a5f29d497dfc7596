import type { Queryable } from '@vitrine/server/database.ts';
import { ZodError } from 'zod';
import type { DocumentContext } from './context.ts';
import { type DocumentRequest, loadRequest, saveFailed } from './request.ts';

/**
 * The stored request. One that cannot be read has failed: another try would read the same, and documents of other people must
 * not wait for it. Then, and when there is none, null.
 */
export async function loadOrFail({ log, errors }: DocumentContext, db: Queryable, hash: string): Promise<DocumentRequest | null> {
  try {
    return await loadRequest(db, hash);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    // The names of the fields only: a message may hold what a person wrote.
    const fields = error.issues.map(({ path }) => path.join('.')).slice(0, 5);
    const reason = `the stored request cannot be read: ${fields.join(', ')}`;
    await saveFailed(db, hash, { failure: 'printFailed', reason });
    log.error({ hash, reason }, 'document failed');
    errors?.report(error, { kind: 'document', code: 'printFailed' });
    return null;
  }
}
