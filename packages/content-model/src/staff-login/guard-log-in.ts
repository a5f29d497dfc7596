import { writeAudit } from '@vitrine/server/audit.ts';
import {
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
} from 'payload';
import { z } from 'zod';
import { rowsOf, time } from '../desk/sql.ts';
import { newPasswordMessage } from '../hooks/new-password-message.ts';
import { refusal } from '../hooks/refusal.ts';
import { transactionQueries } from '../hooks/transaction-queries.ts';
import { adminLanguage } from '../records/label-text.ts';
import { ownEntry } from './log-in.ts';
import { goesThroughSecondFactor } from './prove-password.ts';
import { endStaffSessions, lockSessions } from './staff-sessions.ts';
import { tellMember } from './tell-member.ts';

/** The lock of whoever resets a password, kept while Payload does it. */
const RESET_KEY = 'vitrine:staff-reset';
const lockRow = z.object({ email: z.string(), login_attempts: z.coerce.number(), lock_until: time.nullable() });
const resetArgs = z.object({ data: z.object({ token: z.string(), password: z.string() }) });

/**
 * Before Payload's own operations on sessions: a log-in goes through the second factor or not at all; what reads and writes
 * sessions does it one at a time for each member.
 */
export const guardLogIn: CollectionBeforeOperationHook = async ({ args, collection, operation, req, context }) => {
  if (operation === 'login' && !goesThroughSecondFactor(req)) throw new Forbidden(req.t);
  if (operation === 'refresh' && req.user?.collection === 'staff') await lockSessions(transactionQueries(req), req.user.email);
  if (operation === 'resetPassword') {
    const given = resetArgs.safeParse(args);
    const db = transactionQueries(req);
    const [member] = given.success
      ? await rowsOf(db, lockRow, 'select email, login_attempts, lock_until from public.staff where reset_password_token = $1', [
          given.data.data.token,
        ])
      : [];
    if (member && given.success) {
      const problem = await newPasswordMessage(given.data.data.password, { email: member.email });
      if (problem) throw refusal(collection.slug, 'password', problem, req);
      await lockSessions(db, member.email);
    }
    context[RESET_KEY] = { loginAttempts: member?.login_attempts ?? 0, lockUntil: member?.lock_until ?? null };
  }
};

/** A mail does not lift a lock-out: whoever reads the mail would try codes without end. */
export const keepLockAtReset: CollectionBeforeValidateHook = ({ data, context }) => {
  const kept = context[RESET_KEY];
  return data && typeof kept === 'object' ? Object.assign(data, kept) : data;
};

/** Payload logs in whoever resets the password; here they log in themselves, with their second factor. */
export const noSessionAtReset: CollectionAfterLoginHook = async ({ req, context, user }) => {
  if (context[RESET_KEY] === undefined) return user;
  const db = transactionQueries(req);
  await endStaffSessions(db, String(user.id));
  await writeAudit(db, ownEntry(String(user.id), 'staff-password-reset'));
  await tellMember(db, { email: user.email, language: adminLanguage(req) }, 'password-changed');
  return user;
};

/** A log-out writes the sessions as well. */
export const lockAtLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'staff') await lockSessions(transactionQueries(req), req.user.email);
};
