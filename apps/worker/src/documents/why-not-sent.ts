import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const stateRows = z.array(z.object({ state: z.enum(['active', 'pending', 'declined', 'blocked']) }));

/** As `last_error` keeps it; the first is also what erase-account.ts writes. */
const REASONS = {
  gone: 'account deleted',
  pending: 'account not approved any more',
  declined: 'account declined',
  blocked: 'account blocked',
};

/** Why nothing is printed and mailed for an account; null when it may send. */
export async function whyNotSent(db: Queryable, accountId: string): Promise<string | null> {
  // As text: what no account can have as its id is no account.
  const { rows } = await db.query('select state from public.accounts where id::text = $1', [accountId]);
  const state = stateRows.parse(rows)[0]?.state ?? 'gone';
  return state === 'active' ? null : REASONS[state];
}
