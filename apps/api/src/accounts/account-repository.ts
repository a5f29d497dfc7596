import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** An account as table `accounts` holds it (the CMS writes it; the API only reads). */
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
  state: z.enum(['active', 'pending', 'blocked']),
});
export type Account = z.infer<typeof accountRow>;

const COLUMNS = 'id::text, gender, firstname, lastname, company, position, phone, email, kind, state';

const credentialsRow = z.object({ id: z.string(), password_hash: z.string().nullable(), state: accountRow.shape.state });
export type Credentials = z.infer<typeof credentialsRow>;

/** Null also for an id that no account can have: the subject of a token that measures pages is one. */
export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { rows } = await db.query(`select ${COLUMNS} from public.accounts where id = $1::uuid`, [id]);
  return rows.length > 0 ? accountRow.parse(rows[0]) : null;
}

/** `email` in any case. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await db.query('select id::text, password_hash, state from public.accounts where email = $1', [
    email.trim().toLowerCase(),
  ]);
  return rows.length > 0 ? credentialsRow.parse(rows[0]) : null;
}
