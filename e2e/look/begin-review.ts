import { rm } from 'node:fs/promises';
import { REVIEW } from './baseline.ts';

/** What a run before this one found is over. */
export default async function beginReview(): Promise<void> {
  await rm(REVIEW, { recursive: true, force: true });
}
