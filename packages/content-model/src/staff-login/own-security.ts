import { deviceOf } from '@vitrine/accounts/sessions/device.ts';
import { endStaffSessions, lockMember, readSessions } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { beginEnrolment, secretOfTicket } from '@vitrine/accounts/staff/enrolment.ts';
import { notifyMember } from '@vitrine/accounts/staff/notify-member.ts';
import { enrol, recoveryLeft, removeFactor, renewRecoveryCodes, useCode } from '@vitrine/accounts/staff/second-factor.ts';
import type { Enrolment, FactorRefusal } from '@vitrine/accounts/staff/staff-contract.ts';
import { languageOf } from '@vitrine/accounts/staff/staff-language.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { StaffSecurityEvent } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ContentEnvironment } from '../environment.ts';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { adminLanguage } from '../records/label-text.ts';
import { staffQueries } from '../requests/staff-reads.ts';
import { beginCodeTry, tryCode } from './factor-try.ts';
import { isFactorRequired, ownEntry } from './log-in.ts';
import { verifyStaffPassword } from './verify-staff-password.ts';

/** A member of staff, as far as their own security is concerned. */
export interface Member {
  id: string;
  email: string;
  roles: readonly string[];
  /** The session they ask from. */
  sessionId: string | null;
}

type Changed<T> = { done: T } | { refused: FactorRefusal };

/** Second factor and sessions of a member of staff. */
export async function readOwnSecurity(req: PayloadRequest, environment: ContentEnvironment, member: Member) {
  const db = staffQueries(req);
  const left = await recoveryLeft(db, member.id);
  const sessions = await readSessions(db, member.id);
  const now = new Date().toISOString();
  return {
    isEnrolled: left !== null,
    isRequired: isFactorRequired(environment, member.roles),
    recoveryLeft: left ?? 0,
    sessions: sessions.map(({ id, created_at, expires_at, last_used_at, user_agent }) => ({
      id,
      device: deviceOf(user_agent),
      createdAt: created_at,
      // Renewals alone are written down; the one this is asked from is used now.
      lastUsedAt: id === member.sessionId ? now : last_used_at,
      expiresAt: expires_at,
      isCurrent: id === member.sessionId,
    })),
  };
}

export const beginOwnEnrolment = (environment: ContentEnvironment, member: Member): Enrolment =>
  beginEnrolment(environment.secret, member);

/** A member who changes a factor, ends sessions or deletes a colleague gives the password again. Throws MustWait. */
export const isProven = async (req: PayloadRequest, { email }: Member, password: string): Promise<boolean> =>
  (await verifyStaffPassword(req, 'current', { email, password })) !== null;

/** Runs a change of factor or sessions in a transaction that has the member to itself. */
const change = <T>(req: PayloadRequest, member: Member, work: (db: Transaction) => Promise<Changed<T>>): Promise<Changed<T>> =>
  contentTransaction(req.payload, async (db) => {
    await lockMember(db, member.id);
    return work(db);
  });

/** What each change of a factor brings: their other sessions end, it is in the audit log, and they are told. */
async function recordChange(
  req: PayloadRequest,
  db: Transaction,
  member: Member,
  { action, event }: { action: string; event: StaffSecurityEvent },
): Promise<void> {
  await endStaffSessions(db, member.id, { but: member.sessionId });
  await writeAudit(db, ownEntry(member.id, action));
  await notifyMember(db, { email: member.email, language: adminLanguage(req) }, event);
}

/** Sets an app up for a member of staff who is logged in. */
export async function enrolOwn(
  req: PayloadRequest,
  environment: ContentEnvironment,
  member: Member,
  { password, ticket, code }: { password: string; ticket: string; code: string },
): Promise<Changed<string[]>> {
  if (!(await isProven(req, member, password))) return { refused: 'password' };
  return change<string[]>(req, member, async (db) => {
    if ((await recoveryLeft(db, member.id)) !== null) return { refused: 'enrolled' };
    const totp = secretOfTicket(environment, member.id, ticket);
    const codes = totp === null ? null : await enrol(db, environment.secret, { staffId: member.id, totp, code });
    if (!codes) return { refused: 'code' };
    await recordChange(req, db, member, { action: 'second-factor-enrolled', event: 'factor-set' });
    return { done: codes };
  });
}

/**
 * Changes a factor that is there, with a code of it. Codes count for log-ins too, so that only who has said the password tries
 * one. Throws MustWait.
 */
async function withCode<T>(
  req: PayloadRequest,
  environment: ContentEnvironment,
  member: Member,
  { password, code }: { password: string; code: string },
  work: (db: Transaction) => Promise<T>,
): Promise<Changed<T>> {
  if (!(await isProven(req, member, password))) return { refused: 'password' };
  return tryCode(
    await beginCodeTry(req, member.id),
    () =>
      change<T>(req, member, async (db) => {
        const used = await useCode(db, environment, member.id, code);
        if (used === 'recovery') {
          await notifyMember(db, { email: member.email, language: adminLanguage(req) }, 'recovery-code-used');
        }
        if (used === 'code' || used === 'recovery') return { done: await work(db) };
        return { refused: 'code' };
      }),
    (changed) => ('done' in changed ? 'right' : 'wrong'),
  );
}

export const renewOwnCodes = (
  req: PayloadRequest,
  environment: ContentEnvironment,
  member: Member,
  given: { password: string; code: string },
) =>
  withCode(req, environment, member, given, async (db) => {
    await recordChange(req, db, member, { action: 'recovery-codes-renewed', event: 'recovery-codes-renewed' });
    return renewRecoveryCodes(db, member.id);
  });

export const removeOwnFactor = async (
  req: PayloadRequest,
  environment: ContentEnvironment,
  member: Member,
  given: { password: string; code: string },
): Promise<Changed<boolean>> => {
  if (isFactorRequired(environment, member.roles)) return { refused: 'required' };
  return withCode(req, environment, member, given, async (db) => {
    await recordChange(req, db, member, { action: 'second-factor-removed', event: 'factor-removed' });
    return removeFactor(db, member.id);
  });
};

/** Ends one session of a member of staff, or all but the one they ask from, after the password was verified again. Throws MustWait. */
export async function endOwnSessions(
  req: PayloadRequest,
  member: Member,
  { password, id }: { password: string; id?: string | undefined },
): Promise<Changed<boolean>> {
  if (!(await isProven(req, member, password))) return { refused: 'password' };
  return change<boolean>(req, member, async (db) => {
    const ended = await endStaffSessions(db, member.id, id === undefined ? { but: member.sessionId } : { only: id });
    if (ended > 0) await writeAudit(db, ownEntry(member.id, 'staff-sessions-ended', { count: ended }));
    return { done: ended > 0 };
  });
}

/**
 * Takes the second factor off somebody who has lost it, and logs them out everywhere: they begin with their password. The
 * administrator gives their own: a session that was left open, or stolen, takes no factor off. Throws MustWait.
 */
export async function resetFactorOf(
  req: PayloadRequest,
  administrator: Member,
  { staffId, password }: { staffId: string; password: string },
): Promise<Changed<boolean>> {
  if (!(await isProven(req, administrator, password))) return { refused: 'password' };
  return contentTransaction<Changed<boolean>>(req.payload, async (db) => {
    await lockMember(db, staffId);
    if (!(await removeFactor(db, staffId))) return { done: false };
    await endStaffSessions(db, staffId);
    await writeAudit(db, {
      actor: { kind: 'staff', id: administrator.id },
      action: 'second-factor-reset',
      subject: { kind: 'staff', id: staffId },
    });
    const [member] = await rowsOf(db, z.object({ email: z.string() }), 'select email from public.staff where id = $1::uuid', [
      staffId,
    ]);
    if (member) await notifyMember(db, { email: member.email, language: await languageOf(db, staffId) }, 'factor-reset');
    return { done: true };
  });
}
