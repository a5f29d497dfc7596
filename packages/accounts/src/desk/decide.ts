import { randomUUID } from 'node:crypto';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf, time } from '@vitrine/jobs/rows.ts';
import { cancelMail, writeMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import { endAccountResetLinks } from '../mailed-codes/account-reset-links.ts';
import { type AccountState, type Decision, type DecisionKind, type DecisionOutcome, UNDO_SECONDS } from './desk-contract.ts';

const accountRow = z.object({
  state: z.enum(['pending', 'active', 'declined', 'blocked']),
  email: z.string(),
  language: z.enum(['de', 'en']),
});

/** What an account is after each decision. */
export const STATE_AFTER: Record<DecisionKind, AccountState> = { approve: 'active', decline: 'declined', ask: 'pending' };
const ACTION: Record<DecisionKind, string> = {
  approve: 'account-approved',
  decline: 'account-declined',
  ask: 'account-asked',
};

/** Takes the row of an account until the transaction ends: of two who decide, the second one sees what the first one did. */
export async function lockAccount(db: Transaction, accountId: string) {
  const [account] = await rowsOf(db, accountRow, 'select state, email, language from public.accounts where id = $1 for update', [
    accountId,
  ]);
  return account;
}

/** Takes the rows of many, in one order, so that no two calls wait for each other; an id may be written in capitals. */
export async function lockAccounts(db: Transaction, accountIds: readonly string[]): Promise<void> {
  for (const id of accountIds.map((one) => one.toLowerCase()).sort()) await lockAccount(db, id);
}

/** Stores a state; answers since when the account is as it is now. */
export async function saveState(db: Transaction, accountId: string, state: AccountState): Promise<string> {
  const [row] = await rowsOf(
    db,
    z.object({ updated_at: time }),
    `update public.accounts set state = $2::public.enum_accounts_state, updated_at = now() where id = $1 returning updated_at`,
    [accountId, state],
  );
  if (!row) throw new Error('the account is gone in spite of its lock');
  return row.updated_at;
}

/** Writes the mail about a decision, in the person's language; it waits until the decision cannot be undone any more. */
function notify(db: Transaction, to: { recipient: string; language: 'de' | 'en'; accountId: string }, decision: Decision) {
  const mail = { ...to, delaySeconds: UNDO_SECONDS };
  switch (decision.decision) {
    case 'approve':
      return writeMail(db, { ...mail, kind: 'account-approved', data: {} });
    case 'decline':
      return writeMail(db, { ...mail, kind: 'account-declined', data: { reason: decision.text } });
    case 'ask':
      return writeMail(db, { ...mail, kind: 'account-question', data: { question: decision.text } });
  }
}

interface Recorded {
  decision: Decision;
  staffId: string;
  account: { email: string; language: 'de' | 'en'; state: AccountState };
}

/** Writes a decision, its mail and its line in the audit log; the account's state is the caller's. Answers the decision's id. */
export async function recordDecision(db: Transaction, { decision, staffId, account }: Recorded): Promise<string> {
  const { accountId } = decision;
  const mailId = await notify(db, { recipient: account.email, language: account.language, accountId }, decision);
  const id = randomUUID();
  await db.query(
    `insert into vitrine.account_decision (id, account_id, decision, reason, staff_id, former_state, mail_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, accountId, decision.decision, 'text' in decision ? decision.text : null, staffId, account.state, mailId],
  );
  await writeAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: ACTION[decision.decision],
    subject: { kind: 'account', id: accountId },
    details: { decision: id },
  });
  return id;
}

/** Takes back what was to be told of decisions about an account and has not been begun to be sent: somebody made it another state. */
export async function cancelDecisionMails(db: Transaction, accountId: string): Promise<void> {
  const decided = await rowsOf(
    db,
    z.object({ mail_id: z.string() }),
    'select mail_id from vitrine.account_decision where account_id = $1 and mail_id is not null and undone_at is null',
    [accountId],
  );
  for (const { mail_id } of decided) await cancelMail(db, mail_id);
}

/** Who decided last of an account, by name; null when it was not decided at the desk, or they are gone. */
async function decidedBy(db: Transaction, accountId: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    z.object({ name: z.string() }),
    `select s.name from vitrine.account_decision d join public.staff s on s.id = d.staff_id
     where d.account_id = $1 and d.decision <> 'ask' and d.undone_at is null order by d.created_at desc limit 1`,
    [accountId],
  );
  return row?.name ?? null;
}

/** Decides of one account in the caller's transaction, if it still waits. */
export async function decide(db: Transaction, decision: Decision, staffId: string): Promise<DecisionOutcome> {
  const { accountId } = decision;
  const account = await lockAccount(db, accountId);
  if (!account) return { outcome: 'gone', accountId };
  if (account.state !== 'pending') {
    return { outcome: 'decided', accountId, state: account.state, by: await decidedBy(db, accountId) };
  }
  const state = STATE_AFTER[decision.decision];
  if (state !== 'pending') await saveState(db, accountId, state);
  if (state === 'declined') await endAccountResetLinks(db, accountId);
  return { outcome: 'done', accountId, decisionId: await recordDecision(db, { decision, staffId, account }) };
}

/**
 * Decides of many in the caller's transaction, of each that still waits: all are stored or none, so that a member of staff who is told that it
 * did not work has nothing to take back. Takes all rows first.
 */
export async function decideAll(db: Transaction, decisions: readonly Decision[], staffId: string): Promise<DecisionOutcome[]> {
  const accountIds = decisions.map(({ accountId }) => accountId);
  await lockAccounts(db, accountIds);
  const results: DecisionOutcome[] = [];
  for (const decision of decisions) results.push(await decide(db, decision, staffId));
  return results;
}
