import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const kindRow = z.object({ kind: z.enum(['customer', 'sales']) });

/** Of which kind an account is; null when it is gone. */
export async function kindOf(db: Queryable, accountId: string) {
  const { rows } = await db.query('select kind from public.accounts where id = $1', [accountId]);
  return rows.length > 0 ? kindRow.parse(rows[0]).kind : null;
}

const seenRow = z.object({ id: z.string() });

/** Ids of the news that an account has been shown. */
export async function seenBy(db: Queryable, accountId: string): Promise<Set<string>> {
  const { rows } = await db.query('select notification_id::text as id from vitrine.notification_seen where account_id = $1', [
    accountId,
  ]);
  return new Set(rows.map((row) => seenRow.parse(row).id));
}

/** Keeps that an account was shown a piece of news; again changes nothing. */
export async function markSeen(db: Queryable, accountId: string, notificationId: string): Promise<void> {
  await db.query('insert into vitrine.notification_seen (account_id, notification_id) values ($1, $2) on conflict do nothing', [
    accountId,
    notificationId,
  ]);
}
