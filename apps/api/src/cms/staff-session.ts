import { verifyStaffToken } from '@vitrine/accounts/sessions/staff-token.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cookiesForCms } from './staff-cookies.ts';

const COOKIE = /(?:^|;\s*)payload-token=([^;\s]+)/;

/** The member of staff who is logged in to the admin: by a cookie that was signed here, of a valid session. Their id, or null. */
export async function staffOf(
  { headers }: FastifyRequest,
  { environment, pool }: Pick<ApiContext, 'environment' | 'pool'>,
): Promise<string | null> {
  const token = COOKIE.exec(cookiesForCms(headers.cookie, environment.publicUrl) ?? '')?.[1];
  const staff = token === undefined ? null : await verifyStaffToken(environment.secret, token);
  if (!staff) return null;
  const { rowCount } = await pool.query(
    'select 1 from public.staff_sessions where id = $1 and _parent_id = $2 and expires_at > now()',
    [staff.sid, staff.id],
  );
  return rowCount === 1 ? staff.id : null;
}
