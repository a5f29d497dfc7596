import { beginEnrolment, secretOfTicket, shown } from '@vitrine/accounts/staff/enrolment.ts';
import { notifyMember } from '@vitrine/accounts/staff/notify-member.ts';
import { enrol, useCode } from '@vitrine/accounts/staff/second-factor.ts';
import type { Enrolment, logInRequest } from '@vitrine/accounts/staff/staff-contract.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { type AuditEntry, writeAudit } from '@vitrine/server/audit.ts';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { ContentEnvironment } from '../environment.ts';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { adminLanguage } from '../records/label-text.ts';
import { beginCodeTry, tryCode } from './factor-try.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { holdCredentials, renewedHash, type StaffCredentials, storePassword } from './staff-password.ts';
import { addressOf, staffNetworks } from './staff-throttle.ts';
import { verifyStaffPassword } from './verify-staff-password.ts';

type Given = z.output<typeof logInRequest>;

/** in: a session. code: the code of the app is asked for. enrol: an app has to be set up first. */
export type LogIn =
  | ({ step: 'in'; recoveryCodes?: string[] } & OpenedSession)
  | { step: 'code'; isWrong: boolean }
  | { step: 'enrol'; isWrong: boolean; enrolment: Enrolment };

/** Administrators need a second factor in production. */
export const isFactorRequired = ({ mode }: Pick<ContentEnvironment, 'mode'>, roles: readonly string[]): boolean =>
  mode === 'production' && roles.includes('administrator');

/** A line of the audit log about a member of staff by themselves. */
export const ownEntry = (staffId: string, action: string, details?: AuditEntry['details']): AuditEntry => ({
  actor: { kind: 'staff', id: staffId },
  action,
  subject: { kind: 'staff', id: staffId },
  ...(details && { details }),
});

/** A member whose password was verified, in the transaction that lets them in. */
interface Entering {
  req: PayloadRequest;
  environment: ContentEnvironment;
  db: Transaction;
  member: StaffCredentials;
  given: Given;
}

async function inside({ req, db, member }: Entering, factor: string, recoveryCodes?: string[]): Promise<LogIn> {
  const session = await openSession(req, db, member);
  await writeAudit(db, ownEntry(member.id, 'staff-logged-in', { factor }));
  return { step: 'in', ...session, ...(recoveryCodes && { recoveryCodes }) };
}

/** Sets an app up, before there is a session. */
async function enrolFirst(entering: Entering): Promise<LogIn> {
  const { req, environment, db, member, given } = entering;
  const { code, ticket } = given;
  const totp = ticket === undefined ? null : secretOfTicket(environment, member.id, ticket);
  const recoveryCodes =
    totp !== null && code !== undefined ? await enrol(db, environment.secret, { staffId: member.id, totp, code }) : null;
  if (recoveryCodes) {
    await writeAudit(db, ownEntry(member.id, 'second-factor-enrolled'));
    await notifyMember(db, { email: member.email, language: adminLanguage(req) }, 'factor-set');
    return inside(entering, 'code', recoveryCodes);
  }
  // A mistyped code is for the secret that was scanned.
  const enrolment =
    totp === null || ticket === undefined ? beginEnrolment(environment.secret, member) : { ticket, ...shown(totp, member.email) };
  return { step: 'enrol', isWrong: totp !== null && code !== undefined, enrolment };
}

async function enter(entering: Entering): Promise<LogIn> {
  const { req, environment, db, member, given } = entering;
  const used = await useCode(db, environment, member.id, given.code);
  switch (used) {
    case 'none':
      return isFactorRequired(environment, member.roles) ? enrolFirst(entering) : inside(entering, 'none');
    case 'missing':
      return { step: 'code', isWrong: false };
    case 'wrong':
      await writeAudit(db, ownEntry(member.id, 'staff-code-refused'));
      return { step: 'code', isWrong: true };
    case 'recovery':
      await notifyMember(db, { email: member.email, language: adminLanguage(req) }, 'recovery-code-used');
      return inside(entering, used);
    case 'code':
      return inside(entering, used);
  }
}

/**
 * Logs a member of staff in: by password, and by a second factor where there is one or has to be one. Null for a wrong password,
 * and for nobody. Throws MustWait.
 */
export async function logInStaff(req: PayloadRequest, environment: ContentEnvironment, given: Given): Promise<LogIn | null> {
  const first = await tryLogIn(req, environment, given);
  // The second look says why the first did not do: another password, or the same one that somebody else's log-in hashed anew.
  const result = first === 'changed' ? await tryLogIn(req, environment, given) : first;
  return result === 'changed' ? null : result;
}

async function tryLogIn(req: PayloadRequest, environment: ContentEnvironment, given: Given): Promise<LogIn | 'changed' | null> {
  const verified = await verifyStaffPassword(req, 'log-in', given);
  if (!verified) return null;
  const result = await tryCode(
    given.code === undefined ? null : await beginCodeTry(req, verified.id),
    async () => {
      const hash = await renewedHash(verified, given.password);
      return contentTransaction(req.payload, async (db) => {
        // Another password, or none, since it was compared: the verified one is not theirs any more.
        const member = await holdCredentials(db, verified);
        if (!member) return 'changed';
        if (hash !== null) await storePassword(db, member.id, hash);
        return enter({ req, environment, db, member, given });
      });
    },
    (entered) => (entered === 'changed' ? 'undecided' : entered.step === 'in' ? 'right' : 'wrong'),
  );
  if (result !== 'changed' && result.step === 'in') await staffNetworks(req).remember(verified.id, addressOf(req));
  return result;
}
