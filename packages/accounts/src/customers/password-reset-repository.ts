import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** Also only of an account that may have a link: to whom the worker mails one (mail/outbox/prepare.ts). */
const HOLDS = `id = $1::uuid and code = $2 and used_at is null and expires_at > now()
  and exists (select from public.accounts a where a.id = account_id and a.state in ('active', 'pending'))`;
const accountRow = z.object({ account_id: z.string() });

const accountIn = (rows: unknown[]): string | null => (rows.length > 0 ? accountRow.parse(rows[0]).account_id : null);

/** The account of a mailed code that holds, else null. */
export async function findPasswordReset(db: Queryable, id: string, code: Buffer): Promise<string | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { rows } = await db.query(`select account_id::text from vitrine.password_reset where ${HOLDS}`, [id, code]);
  return accountIn(rows);
}

/** Uses a mailed code up and answers its account, whose row the caller holds; null when it does not hold, or no longer. */
export async function takePasswordReset(db: Queryable, id: string, code: Buffer): Promise<string | null> {
  const { rows } = await db.query(`update vitrine.password_reset set used_at = now() where ${HOLDS} returning account_id::text`, [
    id,
    code,
  ]);
  return accountIn(rows);
}
