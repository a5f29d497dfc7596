import { statfs } from 'node:fs/promises';

/** Below this the operator is told; the start refuses with as little, too (scripts/start.mjs). */
export const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** How files (the disk, a quota) and PostgreSQL (disk_full) say that a disk is full. */
export const DISK_FULL_CODES: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** PostgreSQL takes 16 MB at a time for its log, and ends without them: what fails meanwhile says nothing of a disk. */
const NOTHING_LEFT_BYTES = 32 * 1024 * 1024;

/** Whether a disk has too little room for PostgreSQL to run. One that cannot be asked has room. */
export async function hasNothingLeft(freeBytes: () => Promise<number>): Promise<boolean> {
  return (await freeBytes().catch(() => Number.POSITIVE_INFINITY)) < NOTHING_LEFT_BYTES;
}

/** Bytes that we may still write on the disk of a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
