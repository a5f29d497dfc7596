import { sessionIdOf } from '@vitrine/accounts/sessions/session-id.ts';
import { noteUse } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { keepLanguage } from '@vitrine/accounts/staff/staff-language.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { type CollectionRefreshHook, Forbidden } from 'payload';
import { z } from 'zod';
import { transactionQueries } from '../hooks/transaction-queries.ts';
import { adminLanguage } from '../records/label-text.ts';
import { signSession } from './open-session.ts';

/** Hours from log-in after which a session ends however much it is used; as that of an account. */
const HOURS_MAX = 12;

/**
 * Instead of Payload's own renewal, which goes on for ever: in the transaction in which Payload has just written the session's
 * next end, cuts that and the token at HOURS_MAX. Throws Forbidden when it is over.
 */
export const renewSession: CollectionRefreshHook = async ({ args: { req }, user }) => {
  const sid = sessionIdOf(req.user);
  const db = transactionQueries(req);
  const [session] = await rowsOf(
    db,
    z.object({ seconds: z.coerce.number() }),
    `update public.staff_sessions
     set expires_at = least(expires_at, coalesce(created_at, now()) + make_interval(hours => $2::int))
     where id = $1 returning extract(epoch from expires_at - now()) as seconds`,
    [sid, HOURS_MAX],
  );
  const seconds = Math.floor(session?.seconds ?? 0);
  if (req.user?.collection !== 'staff' || sid === null || seconds <= 0) throw new Forbidden(req.t);
  await noteUse(db, sid);
  await keepLanguage(db, String(req.user.id), adminLanguage(req));
  const { exp, token } = await signSession(req, req.user, sid, seconds);
  return { exp, refreshedToken: token, setCookie: true, user };
};
