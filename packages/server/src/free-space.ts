import { statfs } from 'node:fs/promises';

/** Below this the operator is told; the start refuses with as little, too (scripts/start.mjs). */
export const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** PostgreSQL takes 16 MB at a time for its log, and ends without them: what fails meanwhile says nothing of a disk. */
export const NOTHING_LEFT_BYTES = 32 * 1024 * 1024;

/** Bytes that we may still write on the disk of a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
