import { cancelDecisionMails, recordDecision } from '@vitrine/accounts/desk/decide.ts';
import { endAccountResetLinks } from '@vitrine/accounts/mailed-codes/account-reset-links.ts';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { type AuditEntry, writeAudit } from '@vitrine/server/audit.ts';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { formerState } from './account-state.ts';
import { isNewPassword } from './hash-account-password.ts';
import { transactionQueries } from './transaction-queries.ts';

/** The member of staff who does it; null for a program. */
const staffIdOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'staff' ? String(user.id) : null);

/** Written otherwise, or not by people. */
const NOT_FIELDS = new Set(['id', 'state', 'password', 'passwordHash', 'createdAt', 'updatedAt']);

const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => !NOT_FIELDS.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/**
 * What staff change of an account by hand is in the audit log, by the names of the fields; another state takes back what was to be
 * told of the one before; an approval tells the person as the desk does, a new password as one that they set themselves; a new address is told to both, and whoever is blocked is
 * logged out and has no link to a new password any more.
 */
export const recordAccountChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, context }) => {
  const db = transactionQueries(req);
  const accountId = String(doc.id);
  const staffId = staffIdOf(req);
  const write = (action: string, details?: AuditEntry['details']) =>
    writeAudit(db, {
      actor: staffId === null ? { kind: 'system', id: null } : { kind: 'staff', id: staffId },
      action,
      subject: { kind: 'account', id: accountId },
      ...(details && { details }),
    });
  if (operation === 'create') {
    await write('account-created', { state: doc.state });
    return doc;
  }
  const former = formerState(context, accountId);
  if (former !== undefined && former !== doc.state) {
    await cancelDecisionMails(db, accountId);
    if (doc.state === 'active' && former !== 'blocked' && staffId !== null) {
      const account = { email: doc.email, language: doc.language, state: former };
      await recordDecision(db, { decision: { accountId, decision: 'approve' }, staffId, account });
    } else if (doc.state === 'active') {
      await write(former === 'blocked' ? 'account-unblocked' : 'account-approved');
    } else {
      await endAccountSessions(db, accountId, 'blocked');
      await endAccountResetLinks(db, accountId);
      await write('account-blocked');
    }
  }
  // Both mailboxes are told: whoever took the address away would read the new one.
  const mailboxes: Set<string> = new Set([previousDoc.email, doc.email]);
  const tell = async (kind: 'password-changed' | 'address-changed') => {
    for (const recipient of mailboxes) await writeMail(db, { kind, recipient, language: doc.language, accountId, data: {} });
  };
  if (isNewPassword(context, accountId)) {
    await write('account-password-set');
    await tell('password-changed');
    await endAccountResetLinks(db, accountId);
  }
  if (doc.email !== previousDoc.email) {
    // Whoever reads the former mailbox is not in any more, and has no way in.
    await endAccountSessions(db, accountId, 'address');
    await endAccountResetLinks(db, accountId);
    await write('account-address-changed');
    await tell('address-changed');
  }
  const fields = changedFields(previousDoc, doc);
  if (fields.length > 0) await write('account-changed', { fields: fields.join(' ') });
  return doc;
};

/** Deletes what belongs to an account, as a carried out request does; the account's row is deleted by Payload, which asks for it first. */
export const eraseDeletedAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await eraseAccount(transactionQueries(req), { accountId: String(id), staffId: staffIdOf(req), leavesRow: true });
};
