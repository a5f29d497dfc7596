import type { Transaction } from '@vitrine/jobs/job.ts';
import { countOf } from '@vitrine/jobs/rows.ts';

/**
 * Accounts that wait for a decision: pending, and confirmed by the owner of the address, which the consent given with the
 * registration proves. What staff made by hand is not among them.
 */
export const WAITING = `public.accounts a
  join lateral (select given_at, confirmed_at from vitrine.consent
    where account_id = a.id and purpose = 'terms' order by id limit 1) terms on true
  where a.state = 'pending'`;

/** How many accounts wait. */
export const countWaiting = (db: Transaction): Promise<number> => countOf(db, `select count(*) as n from ${WAITING}`);
