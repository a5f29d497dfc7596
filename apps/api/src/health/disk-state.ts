import { freeSpace, MIN_FREE_BYTES } from '@vitrine/server/free-space.ts';
import type { PartState } from './part.ts';

/** Whether there is room for what is written next: documents, uploads, the database where it is ours. */
export async function diskState(dataDir: string, measure = freeSpace): Promise<PartState> {
  const free = await measure(dataDir);
  return { ok: free >= MIN_FREE_BYTES, state: `${(free / 1e9).toFixed(1)} GB free` };
}
