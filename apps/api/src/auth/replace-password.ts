import { type Account, setPasswordHash } from '@vitrine/accounts/customers/account-repository.ts';
import { endAccountResetLinks } from '@vitrine/accounts/mailed-codes/account-reset-links.ts';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { Queryable } from '@vitrine/server/database.ts';

interface Replacement {
  account: Account;
  passwordHash: string;
  /** The session that goes on: the one in which the password was changed. */
  keptSession: string | null;
  /** A word of the audit log. */
  action: 'password-reset' | 'password-changed';
}

/**
 * Sets a new password in the caller's transaction: all sessions, one-time codes and mailed links end, and the person is told
 * by mail. Answers the sessions that ended; null, and nothing is written, when there is no such account any more.
 */
export async function replacePassword(db: Queryable, replacement: Replacement): Promise<string[] | null> {
  const { account, passwordHash, keptSession, action } = replacement;
  if (!(await setPasswordHash(db, account.id, passwordHash))) return null;
  await endAccountResetLinks(db, account.id);
  const ended = await endAccountSessions(db, account.id, 'password', keptSession);
  const self = { kind: 'account', id: account.id } as const;
  await writeAudit(db, { actor: self, action, subject: self });
  await writeMail(db, {
    kind: 'password-changed',
    recipient: account.email,
    language: account.language,
    accountId: account.id,
    data: {},
  });
  return ended;
}
