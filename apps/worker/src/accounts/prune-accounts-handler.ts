import { carryOutDeletions } from '@vitrine/accounts/retention/carry-out-deletions.ts';
import { deleteDeclined } from '@vitrine/accounts/retention/delete-declined.ts';
import { pruneAccounts } from '@vitrine/accounts/retention/prune-accounts.ts';
import { pruneAccountsJob } from '@vitrine/jobs/prune-accounts.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { pruneForgottenFiles } from '../documents/prune-documents.ts';
import { type Handler, handle } from '../queue/run-queue.ts';

interface PruneAccountsOptions {
  pool: Pool;
  files: FileStore;
  log: Log;
}

/** Seven minutes past every hour. */
const HOURLY = '7 * * * *';

export const pruneAccountsHandler = ({ pool, files, log }: PruneAccountsOptions): Handler =>
  handle(
    pruneAccountsJob,
    async () => {
      const deletions = await carryOutDeletions(pool, log);
      const declined = await deleteDeclined(pool, log);
      const documents = await pruneForgottenFiles(pool, files);
      const removed = await pruneAccounts(pool);
      log.info({ deletions, declined, documents, ...removed }, 'accounts pruned');
    },
    HOURLY,
  );
