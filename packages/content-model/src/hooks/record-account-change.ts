import { endAccountResetLinks } from '@vitrine/accounts/mailed-codes/account-reset-links.ts';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { type AuditEntry, writeAudit } from '@vitrine/server/audit.ts';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isNewPassword } from './hash-account-password.ts';
import { transactionQueries } from './transaction-queries.ts';

/** The member of staff who does it; null for a program. */
const staffIdOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'staff' ? String(user.id) : null);

/** Written otherwise, or not by people. */
const NOT_FIELDS = new Set(['id', 'state', 'password', 'passwordHash', 'createdAt', 'updatedAt']);

const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => !NOT_FIELDS.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/**
 * Writes what staff change of an account by hand into the audit log, by the names of the fields. The person is told of a new
 * password as of one that they set themselves; a new address is told to both mailboxes.
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
  // Both mailboxes are told: a stranger who took the address away would read the new one.
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
    // The reader of the former mailbox is logged out and has no way back in.
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
