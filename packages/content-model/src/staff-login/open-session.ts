import { randomUUID } from 'node:crypto';
import { keptUserAgent } from '@vitrine/accounts/sessions/device.ts';
import { keepDevice } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { keepLanguage } from '@vitrine/accounts/staff/staff-language.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { jwtSign, type PayloadRequest } from 'payload';
import { adminLanguage } from '../records/label-text.ts';
import type { StaffCredentials } from './staff-password.ts';

export interface OpenedSession {
  token: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Opens a session as Payload's own log-in does, in the caller's transaction, which holds the member (holdCredentials): Payload reads it as one of
 * its own. Sessions that have ended go.
 */
export async function openSession(
  req: PayloadRequest,
  db: Transaction,
  { id, email, roles }: StaffCredentials,
): Promise<OpenedSession> {
  const { tokenExpiration } = req.payload.collections.staff.config.auth;
  const sid = randomUUID();
  await db.query('delete from public.staff_sessions where _parent_id = $1::uuid and expires_at <= now()', [id]);
  await db.query(
    `insert into public.staff_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::uuid, $2, now(), now() + make_interval(secs => $3::float8)
     from public.staff_sessions where _parent_id = $1::uuid`,
    [id, sid, tokenExpiration],
  );
  await keepDevice(db, { staffId: id, sessionId: sid, userAgent: keptUserAgent(req.headers.get('user-agent')) });
  await keepLanguage(db, id, adminLanguage(req));
  return signSession(req, { id, email, roles }, sid, tokenExpiration);
}

/** The token of a session, good for so many seconds. */
export const signSession = (
  req: PayloadRequest,
  { id, email, roles }: Pick<StaffCredentials, 'id' | 'email' | 'roles'>,
  sid: string,
  seconds: number,
): Promise<OpenedSession> =>
  // As Payload's getFieldsToSign has them.
  jwtSign({
    fieldsToSign: { id, collection: 'staff', email, sid, roles },
    secret: req.payload.secret,
    tokenExpiration: seconds,
  });
