import { storeAssetsState } from '@vitrine/release/assets/assets-state.ts';
import { countAssets } from '@vitrine/release/assets/missing-assets.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';

/** While files are missing they are being made: people who wait for them see it go on. */
const WHILE_MISSING_MS = 20_000;
/** Files go missing by a fault of the disk or by hand only. */
const OTHERWISE_MS = 600_000;

/** Counts the files of the current release and stores how many are there; answers whether all are, and there is a release. */
export async function lookAtAssets(pool: Pool, files: FileStore): Promise<boolean> {
  const { named, missing } = await countAssets(pool, files);
  await storeAssetsState(pool, { named, present: named - missing });
  return named > 0 && missing === 0;
}

/** Keeps the count current, for health; answers how to stop. */
export function watchAssets(pool: Pool, files: FileStore, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    const isWhole = await lookAtAssets(pool, files).catch((error: Error) => {
      log.warn({ reason: error.message }, 'files of the release could not be counted');
      return true;
    });
    if (!isStopped) timer = setTimeout(look, isWhole ? OTHERWISE_MS : WHILE_MISSING_MS).unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
