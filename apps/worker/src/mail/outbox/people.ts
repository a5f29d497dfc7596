import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const account = z.object({
  id: z.string(),
  gender: z.enum(['m', 'f']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  email: z.string(),
  language,
  state: z.enum(['pending', 'active', 'declined', 'blocked']),
  /** By language. */
  country: z.record(z.string(), z.string()).nullable(),
});
export type Account = z.infer<typeof account>;

const ACCOUNT = `select a.id, a.gender, a.firstname, a.lastname, a.company, a.email, a.language, a.state,
    (select jsonb_object_agg(l._locale, l.name) from public.countries_locales l where l._parent_id = a.country_id) as country
  from public.accounts a`;

/** Null also without an id: a mail that is about no person. */
export async function findAccount(db: Queryable, id: string | null): Promise<Account | null> {
  const { rows } = await db.query(`${ACCOUNT} where a.id = $1::uuid`, [id]);
  return rows[0] ? account.parse(rows[0]) : null;
}

/** `email` as it is stored: in lower case. */
export async function findAccountOf(db: Queryable, email: string): Promise<Account | null> {
  const { rows } = await db.query(`${ACCOUNT} where a.email = $1`, [email]);
  return rows[0] ? account.parse(rows[0]) : null;
}

const registration = z.object({
  email: z.string(),
  person: z.object({ gender: z.enum(['m', 'f']), lastname: z.string() }),
  expiresAt: z.date(),
});
export type Registration = z.infer<typeof registration>;

/** One that waits for its confirmation. */
export async function findRegistration(db: Queryable, id: string): Promise<Registration | null> {
  const { rows } = await db.query(
    'select email, person, expires_at as "expiresAt" from vitrine.registration where id = $1 and confirmed_at is null',
    [id],
  );
  return rows[0] ? registration.parse(rows[0]) : null;
}

/** Keeps the hash of the code that is mailed: the one of the registration was made with the secret the instance had then. */
export async function storeRegistrationCode(db: Queryable, id: string, hash: Buffer): Promise<void> {
  await db.query('update vitrine.registration set code = $2 where id = $1 and code <> $2 and confirmed_at is null', [id, hash]);
}

export async function removeRegistration(db: Queryable, id: string): Promise<void> {
  await db.query('delete from vitrine.registration where id = $1 and confirmed_at is null', [id]);
}

const refusals = z.array(z.object({ reason: z.nullable(z.string()), decider: z.nullable(z.string()) }));

/** The address of the member of staff whose decision a mail tells; null when they are gone. */
export async function findDecider(db: Queryable, mailId: string): Promise<string | null> {
  const { rows } = await db.query(
    `select s.email from vitrine.account_decision d join public.staff s on s.id = d.staff_id where d.mail_id = $1`,
    [mailId],
  );
  return z.array(z.object({ email: z.string() })).parse(rows)[0]?.email ?? null;
}

/** Why an account was declined last, and the address of the member of staff who did it, as far as it was at the desk. */
export async function findRefusal(db: Queryable, accountId: string): Promise<{ reason: string | null; decider: string | null }> {
  const { rows } = await db.query(
    `select d.reason, s.email as decider from vitrine.account_decision d left join public.staff s on s.id = d.staff_id
     where d.account_id = $1::uuid and d.decision = 'decline' and d.undone_at is null order by d.created_at desc limit 1`,
    [accountId],
  );
  return refusals.parse(rows)[0] ?? { reason: null, decider: null };
}

/** Whether it is the address of a member of staff who decides about accounts. */
export async function isApproverNow(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from public.staff s join public.staff_roles r on r.parent_id = s.id
     where s.email = $1 and r.value in ('approver', 'administrator')`,
    [email],
  );
  return rows.length > 0;
}

/** The id of the member of staff whose address it is, in lower case; null without one. */
export async function findStaffOf(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query('select id::text from public.staff where email = $1', [email]);
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? null;
}
