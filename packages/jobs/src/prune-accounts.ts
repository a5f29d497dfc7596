import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Carries out deletions that are due and removes what has outlived its time of accounts: registrations, codes, sessions,
 * mails. Enqueued by the clock, hourly.
 */
export const pruneAccountsJob = defineJob('prune-accounts', z.object({}), { priority: 20, queue: 'prune' });
