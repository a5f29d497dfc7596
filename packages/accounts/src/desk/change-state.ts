import type { Transaction } from '@vitrine/jobs/job.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { endAccountResetLinks } from '../mailed-codes/account-reset-links.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { cancelDecisionMails, lockAccount, recordDecision, saveState } from './decide.ts';
import type { AccountState, StateChange, StateChangeOutcome } from './desk-contract.ts';

/** Only an account that was approved is blocked: to unblock another would approve it in passing. */
const NEXT: Record<AccountState, StateChange['to']> = {
  pending: 'active',
  declined: 'active',
  active: 'blocked',
  blocked: 'active',
};

/**
 * Approves, blocks or unblocks one account from its record, in the caller's transaction, if it is still what the member of staff
 * saw. What was to be told of an earlier decision is cancelled. To approve is the decision that the queue takes, with its mail; to
 * block logs the person out and ends mailed links to a new password; to unblock tells nothing.
 *
 *     pending, declined --approve--> active --block--> blocked --unblock--> active
 */
export async function changeState(
  db: Transaction,
  { accountId, from, to, staffId }: StateChange & { accountId: string; staffId: string },
): Promise<StateChangeOutcome> {
  const account = await lockAccount(db, accountId);
  if (account?.state !== from || NEXT[from] !== to) return { done: false };
  const updatedAt = await saveState(db, accountId, to);
  await cancelDecisionMails(db, accountId);
  const write = (action: string) =>
    writeAudit(db, { actor: { kind: 'staff', id: staffId }, action, subject: { kind: 'account', id: accountId } });
  if (to === 'blocked') {
    await endAccountSessions(db, accountId, 'blocked');
    await endAccountResetLinks(db, accountId);
    await write('account-blocked');
  } else if (from === 'blocked') {
    await write('account-unblocked');
  } else {
    await recordDecision(db, { decision: { accountId, decision: 'approve' }, staffId, account });
  }
  return { done: true, updatedAt };
}
