import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf, time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';

const decisionRow = z.object({
  id: z.string(),
  decision: z.enum(['approve', 'decline', 'ask']),
  /** What the person was told or asked. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: time,
  undone: z.boolean(),
});

/** What staff decided of an account and asked its person, newest first. */
export const readAccountDecisions = (db: Transaction, accountId: string) =>
  rowsOf(
    db,
    decisionRow,
    `select d.id::text, d.decision, d.reason, s.name as by, d.created_at as at, d.undone_at is not null as undone
     from vitrine.account_decision d left join public.staff s on s.id = d.staff_id
     where d.account_id = $1::uuid order by d.created_at desc, d.id`,
    [accountId],
  );
