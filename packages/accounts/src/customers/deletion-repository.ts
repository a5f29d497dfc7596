import { DELETION_DAYS } from '@vitrine/contract/my-data.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const deletionRow = z.object({ id: z.string(), requested_at: z.date(), due_at: z.date() });
export type Deletion = z.infer<typeof deletionRow>;

const OPEN = 'account_id = $1::uuid and withdrawn_at is null and done_at is null';

/** The deletion request of an account that is open, else null. */
export async function openDeletion(db: Queryable, accountId: string): Promise<Deletion | null> {
  const { rows } = await db.query(`select id, requested_at, due_at from vitrine.deletion_request where ${OPEN}`, [accountId]);
  return rows.length > 0 ? deletionRow.parse(rows[0]) : null;
}

/** Opens a deletion request; null when one is open already. */
export async function insertDeletion(db: Queryable, id: string, accountId: string): Promise<Deletion | null> {
  const { rows } = await db.query(
    `insert into vitrine.deletion_request (id, account_id, due_at) values ($1, $2, now() + make_interval(days => $3))
     on conflict (account_id) where withdrawn_at is null and done_at is null do nothing
     returning id, requested_at, due_at`,
    [id, accountId, DELETION_DAYS],
  );
  return rows.length > 0 ? deletionRow.parse(rows[0]) : null;
}

/** Withdraws the request that is open and answers its id; null when none is. */
export async function withdrawDeletion(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query(`update vitrine.deletion_request set withdrawn_at = now() where ${OPEN} returning id`, [
    accountId,
  ]);
  return rows.length > 0 ? deletionRow.pick({ id: true }).parse(rows[0]).id : null;
}
