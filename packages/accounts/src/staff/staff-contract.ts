import { z } from 'zod';

/** Below Payload's REST API. */
export const STAFF_API = '/cms-api/staff';

/** What the authenticator app is given: by a picture of `uri`, or typed. `ticket` proves later that it was this secret. */
const enrolment = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolment>;

const codeText = z.string().trim().min(1).max(64);
const passwordText = z.string().min(1).max(1000);
const ticketText = z.string().min(1).max(2000);

/** `POST login`: the password alone is the first step; the second one says it again with a code. */
export const logInRequest = z.object({
  email: z.string().max(320).default(''),
  password: z.string().max(1000).default(''),
  code: codeText.optional(),
  ticket: ticketText.optional(),
});

/** What a log-in answers that is not done yet, or was refused. */
export const logInRefusal = z.object({
  errors: z.array(z.object({ message: z.string() })),
  step: z.enum(['code', 'enrol']).optional(),
  /** The code that came with it was none, or was used already. */
  isWrong: z.boolean().optional(),
  enrolment: enrolment.optional(),
});
export const logInAnswer = z.object({ recoveryCodes: z.array(z.string()).optional() });

const session = z.object({
  id: z.string(),
  /** Browser and system in words, null when unknown. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  /** When it was renewed last, which the admin does while somebody works in it. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof session>;

/** `GET security/own`. */
export const ownSecurity = z.object({
  isEnrolled: z.boolean(),
  /** Administrators in production. */
  isRequired: z.boolean(),
  recoveryLeft: z.int(),
  sessions: z.array(session),
});

/** `POST security/begin`. */
export const beginAnswer = enrolment;
/** `POST security/enrol`, `security/recovery-codes`, `security/remove`: to change a factor needs the password again. */
export const enrolRequest = z.strictObject({ password: passwordText, ticket: ticketText, code: codeText });
export const factorRequest = z.strictObject({ password: passwordText, code: codeText });
export const recoveryAnswer = z.object({ recoveryCodes: z.array(z.string()) });
/** `POST :id/reset-second-factor` and `:id/delete`, of a colleague: the password is the administrator's own. */
export const colleagueRequest = z.strictObject({ password: passwordText });
/** Why a change of a factor, or an end of sessions, was refused: the password, the code, that it is required or there already, or too many tries. */
export const factorRefusal = z.object({ reason: z.enum(['password', 'code', 'required', 'enrolled', 'wait']) });
export type FactorRefusal = z.infer<typeof factorRefusal>['reason'];

/** `POST security/end-sessions`: one by its id, or without one all others; the password is asked for again. */
export const endSessionsRequest = z.strictObject({ password: passwordText, id: z.string().max(100).optional() });
export const doneAnswer = z.object({ done: z.boolean() });
