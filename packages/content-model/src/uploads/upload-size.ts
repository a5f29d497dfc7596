import { LIMITS } from '../renderings/limits.ts';

/** Bytes of a file that staff upload. */
export const FILE_MAX = 500 * 1024 * 1024;

/** Bytes of a file of one collection. */
export const fileMaxOf = (collection: string): number => (collection === 'webrotate-360' ? LIMITS.archiveBytes : FILE_MAX);
