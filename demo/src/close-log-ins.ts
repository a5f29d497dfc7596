import { hashOfNobody, verifyPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { endStaffSessions, lockMember } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import {
  findCredentials,
  type HashesLeft,
  hashesLeft,
  isPasswordOf,
  storePassword,
} from '@vitrine/content-model/staff-login/staff-password.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { type Pool, type Queryable, transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { DEMO_PASSWORD, SALES_ACCOUNT } from './accounts.ts';

const ACTION = 'demo-password-closed';
const accountRows = z.array(z.object({ id: z.string(), password_hash: z.string().nullable() }));
const emailRows = z.array(z.object({ email: z.string() }));

async function closeAccount(db: Queryable): Promise<string[]> {
  const { rows } = await db.query('select id::text, password_hash from public.accounts where email = $1 for update', [
    SALES_ACCOUNT.email,
  ]);
  const [account] = accountRows.parse(rows);
  if (!account?.password_hash || !(await verifyPassword(account.password_hash, DEMO_PASSWORD))) return [];
  await db.query('update public.accounts set password_hash = $2 where id = $1::uuid', [account.id, await hashOfNobody()]);
  await endAccountSessions(db, account.id, 'password');
  await writeAudit(db, { actor: { kind: 'system', id: null }, action: ACTION, subject: { kind: 'account', id: account.id } });
  return [SALES_ACCOUNT.email];
}

async function closeMember(db: Queryable, email: string, left: HashesLeft): Promise<string[]> {
  const found = await findCredentials(db, email);
  if (!found || !(await isPasswordOf(askerOf(found.id), found, DEMO_PASSWORD, left))) return [];
  await lockMember(db, found.id);
  await storePassword(db, found.id, await hashOfNobody());
  await endStaffSessions(db, found.id);
  await writeAudit(db, { actor: { kind: 'system', id: null }, action: ACTION, subject: { kind: 'staff', id: found.id } });
  return [email];
}

/**
 * Takes the demo's password, which everybody can read in the README, from those who still have it: the account of sales, and any member of
 * staff, as the demo's administrator may have been given another address. Their sessions end; a new password comes by mail. Answers the
 * addresses. `npm start` calls it in production, on a database that may have begun as a trial.
 */
export const closeDemoLogIns = (pool: Pool): Promise<string[]> =>
  transaction(pool, async (db) => {
    const closed = await closeAccount(db);
    const left = await hashesLeft(db);
    const staff = emailRows.parse((await db.query('select email from public.staff order by id')).rows);
    for (const { email } of staff) closed.push(...(await closeMember(db, email, left)));
    return closed;
  });
