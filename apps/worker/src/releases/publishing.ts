import { openContent } from '@vitrine/content-model/payload.ts';
import { countAssets } from '@vitrine/release/assets/missing-assets.ts';
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
  /** Everything, if there is no release yet or, at the first call, files of it are missing; else what changed. */
  publish(): Promise<PublishResult>;
  close(): Promise<void>;
}

/**
 * Opens the content for making releases. A worker's first one looks whether the pictures and videos of the current
 * release are in the store: backups need not hold them (docs/operate.md), since all of them can be made again.
 */
export async function openPublishing({ environment, pool, files, log }: PublishingOptions): Promise<Publishing> {
  const payload = await openContent(environment);
  const context = { payload, pool, files, log };
  let looked = false;
  const incomplete = async () => {
    const { missing } = looked ? { missing: 0 } : await countAssets(pool, files);
    if (missing > 0) log.warn({ missing }, 'files of the release are missing: making them again');
    return missing > 0;
  };
  return {
    async publish() {
      const { rowCount } = await pool.query('select 1 from vitrine.release limit 1');
      const result = await (rowCount === 0 || (await incomplete()) ? publishAll(context) : publishChanges(context));
      looked = true;
      return result;
    },
    close: () => payload.destroy(),
  };
}
