import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { cancelMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { lockAccount, lockAccounts, STATE_AFTER, saveState } from './decide.ts';
import { UNDO_SECONDS } from './desk-contract.ts';

/** A press in the last second is still on its way. */
const ON_THE_WAY_SECONDS = 2;

const decisionRow = z.object({
  account_id: z.string(),
  decision: z.enum(['approve', 'decline', 'ask']),
  former_state: z.enum(['pending', 'declined', 'blocked']),
  mail_id: z.string().nullable(),
});

/**
 * Takes back a decision of the same member of staff, in the caller's transaction: only as long as its mail has not been begun
 * to be sent, and the account is still what the decision made of it. Answers whether it was.
 */
async function undo(db: Transaction, decisionId: string, staffId: string): Promise<boolean> {
  const [found] = await rowsOf(
    db,
    decisionRow,
    `select account_id, decision, former_state, mail_id from vitrine.account_decision
     where id = $1 and staff_id = $2 and undone_at is null and created_at > now() - make_interval(secs => $3)`,
    [decisionId, staffId, UNDO_SECONDS + ON_THE_WAY_SECONDS],
  );
  if (!found?.mail_id) return false;
  const account = await lockAccount(db, found.account_id);
  if (account?.state !== STATE_AFTER[found.decision]) return false;
  if (!(await cancelMail(db, found.mail_id))) return false;
  await db.query('update vitrine.account_decision set undone_at = now() where id = $1', [decisionId]);
  if (account.state !== found.former_state) {
    await saveState(db, found.account_id, found.former_state);
    await endAccountSessions(db, found.account_id, 'undone');
  }
  await writeAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: 'decision-undone',
    subject: { kind: 'account', id: found.account_id },
    details: { decision: decisionId },
  });
  return true;
}

/** Takes back many in the caller's transaction, each that can be; takes all rows first. */
export async function undoAll(
  db: Transaction,
  decisionIds: readonly string[],
  staffId: string,
): Promise<{ decisionId: string; undone: boolean }[]> {
  const decided = await rowsOf(
    db,
    z.object({ account_id: z.string() }),
    `select account_id from vitrine.account_decision
     where id in (select jsonb_array_elements_text($1::jsonb)::uuid) and staff_id = $2`,
    [JSON.stringify(decisionIds), staffId],
  );
  await lockAccounts(
    db,
    decided.map(({ account_id }) => account_id),
  );
  const results = [];
  for (const decisionId of decisionIds) results.push({ decisionId, undone: await undo(db, decisionId, staffId) });
  return results;
}
