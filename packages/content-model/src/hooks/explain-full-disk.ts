import type { AfterErrorHook } from 'payload';
import { message } from '../messages.ts';

/** Of files (the disk, a quota) and of PostgreSQL (disk_full). */
const FULL = ['ENOSPC', 'EDQUOT', '53100'];
const INSUFFICIENT_STORAGE = 507;

/** What cannot be saved because the disk is full is refused with a sentence that says so. */
export const explainFullDisk: AfterErrorHook = ({ error, req }) => {
  const causes: unknown[] = [error, error.cause];
  const isFull = causes.some(
    (one) => typeof one === 'object' && one !== null && 'code' in one && FULL.includes(String(one.code)),
  );
  return isFull ? { response: { errors: [{ message: message(req, 'storageFull') }] }, status: INSUFFICIENT_STORAGE } : undefined;
};
