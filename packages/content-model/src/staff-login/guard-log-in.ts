import { sessionIdOf } from '@vitrine/accounts/sessions/session-id.ts';
import { isSession, lockMember } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { type CollectionAfterLogoutHook, type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { transactionQueries } from '../hooks/transaction-queries.ts';

/** What Payload does by itself with passwords of staff; log-in.ts and password-reset.ts do it here. */
const OURS: readonly string[] = ['login', 'forgotPassword', 'resetPassword', 'unlock'];

/**
 * Before Payload's own operations on staff: those with passwords are refused to every caller; what reads and writes sessions
 * does it one at a time for each member, and renews none that has ended.
 */
export const guardLogIn: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (OURS.includes(operation)) throw new Forbidden(req.t);
  if (operation !== 'refresh' || req.user?.collection !== 'staff') return;
  const { id } = req.user;
  const db = transactionQueries(req);
  await lockMember(db, String(id));
  // It was valid when the request was let in; the transaction that held the member until now may have ended it.
  if (!(await isSession(db, String(id), sessionIdOf(req.user)))) throw new Forbidden(req.t);
};

/** A log-out writes the sessions as well. */
export const lockAtLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'staff') await lockMember(transactionQueries(req), String(req.user.id));
};
