import { type AuditEntry, writeAudit } from '@vitrine/server/audit.ts';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { ContentEnvironment } from '../environment.ts';
import { adminLanguage } from '../records/label-text.ts';
import { beginEnrolment, secretOfTicket, shown } from './enrolment.ts';
import { countWrongCode } from './lock-out.ts';
import { type Proven, provePassword } from './prove-password.ts';
import { enrol, useCode } from './second-factor.ts';
import type { Enrolment, logInRequest } from './staff-contract.ts';
import { tellMember } from './tell-member.ts';

type Given = z.output<typeof logInRequest>;

/** in: a session. code: the code of the app is asked for. enrol: an app has to be set up first. */
export type LogIn =
  | { step: 'in'; token: string; exp: number; user: unknown; recoveryCodes?: string[] }
  | { step: 'code'; isWrong: boolean }
  | { step: 'enrol'; isWrong: boolean; enrolment: Enrolment };

/** Whoever can do everything needs a second factor where it is for real. */
export const isFactorRequired = ({ mode }: Pick<ContentEnvironment, 'mode'>, roles: readonly string[]): boolean =>
  mode === 'production' && roles.includes('administrator');

/** A line of the audit log about a member of staff by themselves. */
export const ownEntry = (staffId: string, action: string, details?: AuditEntry['details']): AuditEntry => ({
  actor: { kind: 'staff', id: staffId },
  action,
  subject: { kind: 'staff', id: staffId },
  ...(details && { details }),
});

async function inside(proven: Proven, factor: string, recoveryCodes?: string[]): Promise<LogIn> {
  const { db, staffId, token, exp, user } = proven;
  await writeAudit(db, ownEntry(staffId, 'staff-logged-in', { factor }));
  return { step: 'in', token, exp, user, ...(recoveryCodes && { recoveryCodes }) };
}

/** Sets an app up, before there is a session. */
async function enrolFirst(req: PayloadRequest, proven: Proven, secret: string, { code, ticket }: Given): Promise<LogIn> {
  const { db, staffId, email } = proven;
  const totp = ticket === undefined ? null : secretOfTicket(secret, staffId, ticket);
  const recoveryCodes = totp !== null && code !== undefined ? await enrol(db, secret, { staffId, totp, code }) : null;
  if (recoveryCodes) {
    await writeAudit(db, ownEntry(staffId, 'second-factor-enrolled'));
    await tellMember(db, { email, language: adminLanguage(req) }, 'factor-set');
    return inside(proven, 'code', recoveryCodes);
  }
  await proven.dropSession();
  // A mistyped code is for the secret that was scanned.
  const enrolment =
    totp === null || ticket === undefined ? beginEnrolment(secret, { id: staffId, email }) : { ticket, ...shown(totp, email) };
  return { step: 'enrol', isWrong: totp !== null && code !== undefined, enrolment };
}

/** Logs a member of staff in: by password, and by a second factor where there is one or has to be one. */
export function logInStaff(req: PayloadRequest, environment: ContentEnvironment, given: Given): Promise<LogIn> {
  const { secret } = environment;
  return provePassword(req, { email: given.email, password: given.password }, async (proven): Promise<LogIn> => {
    const { db, staffId, email, roles } = proven;
    const used = await useCode(db, secret, staffId, given.code);
    switch (used) {
      case 'none':
        return isFactorRequired(environment, roles) ? enrolFirst(req, proven, secret, given) : inside(proven, 'none');
      case 'missing':
        await proven.dropSession();
        return { step: 'code', isWrong: false };
      case 'wrong':
        await proven.dropSession();
        await countWrongCode(db, staffId);
        await writeAudit(db, ownEntry(staffId, 'staff-code-refused'));
        return { step: 'code', isWrong: true };
      case 'recovery':
        await tellMember(db, { email, language: adminLanguage(req) }, 'recovery-code-used');
        return inside(proven, used);
      case 'code':
        return inside(proven, used);
    }
  });
}
