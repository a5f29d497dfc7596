import type { Transaction } from '@vitrine/jobs/job.ts';
import { loginOperation, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { rowsOf } from '../desk/sql.ts';
import { transactionQueries } from '../hooks/transaction-queries.ts';
import { fewAtOnce } from './few-at-once.ts';
import { lockSessions } from './staff-sessions.ts';

const PASS_KEY = 'vitrine:staff-log-in';
/** Only this module has it: whoever calls Payload's log-in otherwise is refused (guard-log-in.ts). */
const PASS = Symbol('log-in of staff');

/** True for a log-in that goes the way through the second factor. */
export const goesThroughSecondFactor = ({ context }: PayloadRequest): boolean => context[PASS_KEY] === PASS;

const loggedIn = z.looseObject({
  token: z.string(),
  exp: z.number(),
  user: z.looseObject({ id: z.string(), email: z.string(), roles: z.array(z.string()) }),
});

/** A member of staff whose password is right, inside the transaction in which Payload has just given them a session. */
export interface Proven {
  db: Transaction;
  staffId: string;
  email: string;
  roles: readonly string[];
  token: string;
  exp: number;
  user: unknown;
  /** Takes the session back, and that failed tries are forgotten. */
  dropSession: () => Promise<void>;
}

/** Payload's AuthenticationError, also of who is locked out; known by its status, as each bundle has a class of its own. */
export const isWrongPassword = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 401;

/** Whose password was wrong, by id; null for an address that nobody has. The work is the same for both. */
async function logWrongPassword({ payload }: PayloadRequest, email: string): Promise<void> {
  const [member] = await rowsOf(
    payload.db.pool,
    z.object({ id: z.string() }),
    'select id::text from public.staff where email = $1',
    [email.trim().toLowerCase()],
  );
  payload.logger.warn({ staff: member?.id ?? null }, 'wrong password of staff');
}

/**
 * Logs a member of staff in by password, with Payload's own rules for wrong ones, and lets `next` decide what becomes of it,
 * before anything is committed. One at a time for each member. Throws what Payload's log-in throws.
 */
export function provePassword<T>(
  req: PayloadRequest,
  credentials: { email: string; password: string },
  next: (proven: Proven) => Promise<T>,
): Promise<T> {
  return fewAtOnce(async () => {
    const { payload } = req;
    const { staff } = payload.collections;
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('the database does not support transactions');
    const userBefore = req.user;
    req.transactionID = transactionID;
    req.context[PASS_KEY] = PASS;
    try {
      const db = transactionQueries(req);
      await lockSessions(db, credentials.email);
      await db.query('savepoint before_log_in');
      const { token, exp, user } = loggedIn.parse(await loginOperation({ collection: staff, data: credentials, req }));
      const dropSession = async () => {
        await db.query('rollback to savepoint before_log_in');
        req.user = userBefore;
      };
      const result = await next({ db, staffId: user.id, email: user.email, roles: user.roles, token, exp, user, dropSession });
      await payload.db.commitTransaction(transactionID);
      return result;
    } catch (error) {
      req.user = userBefore;
      // Payload has rolled back already what failed after the password.
      if (payload.db.sessions?.[transactionID]) await payload.db.rollbackTransaction(transactionID);
      if (isWrongPassword(error)) await logWrongPassword(req, credentials.email);
      throw error;
    } finally {
      delete req.transactionID;
      delete req.context[PASS_KEY];
    }
  });
}
