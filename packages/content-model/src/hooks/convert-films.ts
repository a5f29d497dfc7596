import { convertFilmsJob } from '@vitrine/jobs/convert-films.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { transactionQueries } from './transaction-queries.ts';

/** Lets a worker make what a film lacks; enqueued with the film itself, or not at all. */
export const convertFilms: CollectionAfterChangeHook = async ({ doc, req }) => {
  await enqueue(transactionQueries(req), convertFilmsJob, {}, { key: convertFilmsJob.name });
  return doc;
};
