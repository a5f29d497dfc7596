import { hashOfCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { endResetLinks } from '@vitrine/accounts/mailed-codes/staff-reset-links.ts';
import { endStaffSessions, lockMember } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { notifyMember } from '@vitrine/accounts/staff/notify-member.ts';
import { accountEmail } from '@vitrine/contract/account-email.ts';
import { writeAskedMail } from '@vitrine/jobs/asked-mail.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { newPasswordMessage } from '../hooks/new-password-message.ts';
import type { MessageKey } from '../messages.ts';
import { adminLanguage } from '../records/label-text.ts';
import { ownEntry } from './log-in.ts';
import { hashInTurn, storePassword } from './staff-password.ts';
import { addressOf, staffNetworks, staffThrottle } from './staff-throttle.ts';

/** The last part of the mailed address: the id of the link and its code. */
const TOKEN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/**
 * Writes a mail to an address whose password is forgotten. The worker makes the code and sends it if it is one of staff: what is
 * done and answered here is the same for every address.
 */
export async function askForNewPassword(req: PayloadRequest, email: string): Promise<void> {
  const recipient = accountEmail.safeParse(email);
  if (!recipient.success) return;
  const address = addressOf(req);
  const isTrustedNetwork = await staffNetworks(req).knows(recipient.data, address);
  const asked = { mailbox: recipient.data, kind: 'staff-password-reset', address, isTrustedNetwork } as const;
  const isMailed = await staffThrottle(req).mayMail(asked);
  await contentTransaction(req.payload, (db) =>
    writeAskedMail(db, isMailed, {
      kind: 'staff-password-reset',
      recipient: recipient.data,
      language: adminLanguage(req),
      accountId: null,
      data: {},
    }),
  );
}

const HOLDS = "id = $1::uuid and code = decode($2, 'hex') and used_at is null and expires_at > now()";
const owner = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** Done, or why not: the link holds no more, or what is wrong with the password. */
export type Reset = 'done' | 'link' | { password: MessageKey };

/**
 * Sets a new password by the code of a mailed link, once: all sessions end, none is opened, and the second factor is asked for as
 * before. Failed tries of codes stay counted, or who reads the mail would try them without end. Throws MustWait.
 */
export async function setPasswordByLink(
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
): Promise<Reset> {
  const [, id = '', code = ''] = TOKEN.exec(token) ?? [];
  if (!z.uuid().safeParse(id).success) return 'link';
  const address = addressOf(req);
  const key = [id, hashOfCode(code).toString('hex')];
  const attempt = await staffThrottle(req).begin({ secret: 'staff-code', account: null, address });
  const [member] = await rowsOf(
    req.payload.db.pool,
    owner,
    `select id::text, email, name from public.staff where id = (select staff_id from vitrine.staff_password_reset where ${HOLDS})`,
    key,
  );
  if (!member) {
    await attempt.failed();
    return 'link';
  }
  const problem = password === '' ? 'passwordLength' : await newPasswordMessage(password, { ...member, lastname: member.name });
  if (problem) return { password: problem };
  const hash = await hashInTurn(member.id, password);
  const isSet = await contentTransaction(req.payload, async (db) => {
    await lockMember(db, member.id);
    const taken = await rowsOf(
      db,
      z.object({ staff_id: z.string() }),
      `update vitrine.staff_password_reset set used_at = now() where ${HOLDS} returning staff_id::text`,
      key,
    );
    if (taken.length === 0) return false;
    await storePassword(db, member.id, hash);
    await endResetLinks(db, member.id);
    await endStaffSessions(db, member.id);
    await writeAudit(db, ownEntry(member.id, 'staff-password-reset'));
    await notifyMember(db, { email: member.email, language: adminLanguage(req) }, 'password-changed');
    return true;
  });
  if (!isSet) return 'link';
  // Who reads their mail here is known here: from now on nobody else's guesses keep them out.
  await staffNetworks(req).remember(member.id, address);
  return 'done';
}
