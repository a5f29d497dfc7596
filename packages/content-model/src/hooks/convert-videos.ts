import { convertVideosJob } from '@vitrine/jobs/convert-videos.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { transactionQueries } from './transaction-queries.ts';

/** Lets a worker make what a video lacks; enqueued with the video itself, or not at all. */
export const convertVideos: CollectionAfterChangeHook = async ({ doc, req }) => {
  await enqueue(transactionQueries(req), convertVideosJob, {}, { key: convertVideosJob.name });
  return doc;
};
