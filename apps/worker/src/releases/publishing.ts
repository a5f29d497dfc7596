import { openContent } from '@vitrine/content-model/payload.ts';
import { type PublishResult, publishAll, publishChanges } from '@vitrine/release/publish.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';

export interface PublishingOptions {
  environment: Environment;
  pool: Pool;
  files: FileStore;
  log: Log;
}

export interface Publishing {
  /** Everything, if there is no release yet, else what changed. */
  publish(): Promise<PublishResult>;
  close(): Promise<void>;
}

/** Opens the content for making releases. */
export async function openPublishing({ environment, pool, files, log }: PublishingOptions): Promise<Publishing> {
  const payload = await openContent(environment);
  const context = { payload, pool, files, log };
  return {
    async publish() {
      const { rowCount } = await pool.query('select 1 from vitrine.release limit 1');
      return rowCount === 0 ? publishAll(context) : publishChanges(context);
    },
    close: () => payload.destroy(),
  };
}
