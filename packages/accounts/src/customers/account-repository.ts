import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** An account as table `accounts` holds it; the CMS writes it too. */
const accountRow = z.object({
  id: z.string(),
  gender: z.enum(['m', 'f']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  kind: z.enum(['customer', 'sales']),
  language,
  state: z.enum(['active', 'pending', 'declined', 'blocked']),
});
export type Account = z.infer<typeof accountRow>;

const COLUMNS = 'id::text, gender, firstname, lastname, company, position, phone, email, kind, language, state';

const credentialsRow = z.object({ id: z.string(), password_hash: z.string().nullable(), state: accountRow.shape.state });
export type Credentials = z.infer<typeof credentialsRow>;

/** Null also for an id that no account can have: the subject of a token that measures pages is one. */
export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { rows } = await db.query(`select ${COLUMNS} from public.accounts where id = $1::uuid`, [id]);
  return rows.length > 0 ? accountRow.parse(rows[0]) : null;
}

/** `email` in normal form (account-email.ts). */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await db.query('select id::text, password_hash, state from public.accounts where email = $1', [email]);
  return rows.length > 0 ? credentialsRow.parse(rows[0]) : null;
}

/** Whether the last word to a person who waits was a question of staff. */
export async function isAsked(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from vitrine.account_decision where account_id = $1 and decision = 'ask' and undone_at is null limit 1",
    [id],
  );
  return rows.length > 0;
}

/** The hash of an account's password; null when it has none, or there is no such account. */
export async function findPasswordHash(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query('select password_hash from public.accounts where id = $1::uuid', [id]);
  return rows.length > 0 ? credentialsRow.pick({ password_hash: true }).parse(rows[0]).password_hash : null;
}

/**
 * The credentials of an account, which do not change until the transaction ends; null when there is no such account. `share`
 * lets others read them the same way; `update` is for who then changes them.
 */
export async function lockCredentials(db: Queryable, id: string, lock: 'share' | 'update'): Promise<Credentials | null> {
  const { rows } = await db.query(
    `select id::text, password_hash, state from public.accounts where id = $1::uuid for ${lock === 'share' ? 'share' : 'update'}`,
    [id],
  );
  return rows.length > 0 ? credentialsRow.parse(rows[0]) : null;
}

/** Sets a password; with `former` only while that is still the present hash. False when nothing was set. */
export async function setPasswordHash(db: Queryable, id: string, passwordHash: string, former?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.accounts set password_hash = $2, updated_at = now()
     where id = $1::uuid and ($3::text is null or password_hash = $3)`,
    [id, passwordHash, former ?? null],
  );
  return rowCount === 1;
}

interface Profile {
  language?: Account['language'] | undefined;
  phone?: string | undefined;
  company?: string | undefined;
}

/** Changes the fields that are given. */
export async function updateProfile(db: Queryable, id: string, { language: l, phone, company }: Profile) {
  await db.query(
    `update public.accounts set language = coalesce($2::public.enum_accounts_language, language), phone = coalesce($3, phone),
       company = coalesce($4, company), updated_at = now()
     where id = $1::uuid`,
    [id, l ?? null, phone ?? null, company ?? null],
  );
}
