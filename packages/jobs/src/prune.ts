import { z } from 'zod';
import { defineJob } from './job.ts';

/** Removes what has outlived its time: releases, files of documents. Enqueued by the clock, daily. */
export const pruneJob = defineJob('prune', z.object({}), { priority: 30, queue: 'prune' });
