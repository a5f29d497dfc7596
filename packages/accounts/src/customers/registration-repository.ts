import { CONFIRMATION_HOURS, type RegisterRequest } from '@vitrine/contract/registration.ts';
import { DEFAULT_LANGUAGE, type Language, language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { subnetOf } from '../throttle/network.ts';

/** What a registration keeps of the person; the newsletter as the version of the text that was agreed to. */
const person = z.object({
  gender: z.enum(['m', 'f']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  countryId: z.string(),
  newsletter: z.boolean(),
  newsletterVersion: z.string().nullable(),
});

interface NewRegistration {
  id: string;
  email: string;
  person: z.infer<typeof person>;
  passwordHash: string;
  language: Language;
  /** Hash of the mailed code. */
  code: Buffer;
  termsVersion: string;
  /** An IP address. */
  address: string;
}

export async function insertRegistration(db: Queryable, registration: NewRegistration) {
  await db.query(
    `insert into vitrine.registration (id, email, person, password_hash, language, code, terms_version, address, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9))`,
    [
      registration.id,
      registration.email,
      JSON.stringify(registration.person),
      registration.passwordHash,
      registration.language,
      registration.code,
      registration.termsVersion,
      registration.address,
      CONFIRMATION_HOURS,
    ],
  );
}

export const personOf = (given: RegisterRequest, newsletterVersion: string): z.infer<typeof person> => {
  const { gender, firstname, lastname, company, phone, countryId, newsletter } = given;
  const version = newsletter ? newsletterVersion : null;
  return { gender, firstname, lastname, company, phone, countryId, newsletter, newsletterVersion: version };
};

const registrationRow = z.object({
  id: z.string(),
  email: z.string(),
  person,
  password_hash: z.string(),
  language,
  terms_version: z.string(),
  address: z.string(),
  created_at: z.date(),
});
export type Registration = z.infer<typeof registrationRow>;

/**
 * The registration that a mailed code opens for a caller in network $2. A code proves the mailbox, and the password whose
 * registration it is: so of the registrations of its address that wait, the newest from the caller's own network comes first where
 * the code's own is from another. Strangers who use up the mails to a mailbox so keep no link from its owner.
 */
const OPENED = `select coalesce(
    (select own.id from vitrine.registration own
     where own.email = c.email and own.confirmed_at is null and own.expires_at > now() and own.address <<= $2::inet
       and c.confirmed_at is null and c.expires_at > now() and not c.address <<= $2::inet
     order by own.created_at desc limit 1), c.id)
  from vitrine.registration c where c.code = $1`;

/**
 * The hash of the password that belongs to a code: the one that was chosen at the registration, of a code that was used the one
 * its account has now. Null for a code that is too old or made up.
 */
export async function findPasswordOfCode(db: Queryable, code: Buffer, address: string): Promise<string | null> {
  const { rows } = await db.query(
    `select case when r.confirmed_at is null then r.password_hash else a.password_hash end as hash
     from vitrine.registration r left join public.accounts a on a.id = r.account_id where r.id = (${OPENED}) and r.expires_at > now()`,
    [code, subnetOf(address)],
  );
  return rows.length > 0 ? z.object({ hash: z.nullable(z.string()) }).parse(rows[0]).hash : null;
}

/** The account that a code belongs to: has made, or came too late for; null when there is none. */
export async function findConfirmedAccount(db: Queryable, code: Buffer): Promise<string | null> {
  const { rows } = await db.query('select account_id::text as id from vitrine.registration where code = $1', [code]);
  return rows.length > 0 ? z.object({ id: z.nullable(z.string()) }).parse(rows[0]).id : null;
}

/**
 * The registration of a code that holds: young enough, not used. Registrations of one address are then confirmed one after
 * the other until the transaction ends. Null for any other code.
 */
export async function lockRegistration(db: Queryable, code: Buffer, address: string): Promise<Registration | null> {
  // First the address, then its rows: two links of one address never wait for each other's.
  await db.query(
    `select pg_advisory_xact_lock(hashtextextended('registration ' || email, 0)) from vitrine.registration where code = $1`,
    [code],
  );
  const { rows } = await db.query(
    `select id, email, person, password_hash, language, terms_version, host(address) as address, created_at from vitrine.registration
     where id = (${OPENED}) and confirmed_at is null and expires_at > now() for update`,
    [code, subnetOf(address)],
  );
  return rows.length > 0 ? registrationRow.parse(rows[0]) : null;
}

/** Makes the account of a registration and answers its id; null when its address has one. */
export async function insertAccount(db: Queryable, { email, person: p, password_hash, language: l }: Registration) {
  const { rows } = await db.query(
    `insert into public.accounts (gender, firstname, lastname, company, email, phone, country_id, password_hash, language)
     values ($1, $2, $3, $4, $5, nullif($6, ''), (select id from public.countries where code = $7), $8, $9)
     on conflict (email) do nothing returning id::text`,
    [p.gender, p.firstname, p.lastname, p.company, email, p.phone, p.countryId, password_hash, l],
  );
  return rows.length > 0 ? z.object({ id: z.string() }).parse(rows[0]).id : null;
}

/**
 * Marks a registration as confirmed and forgets its password. Of the others of its address, from any sender, nothing is left but
 * that their links belong to the account: pressed with its password they say that the address is confirmed.
 */
export async function closeRegistration(db: Queryable, { id, email }: Registration, accountId: string, address: string) {
  await db.query(
    `update vitrine.registration set confirmed_at = now(), confirmed_address = $2, account_id = $3, password_hash = '' where id = $1`,
    [id, address, accountId],
  );
  await db.query(
    `update vitrine.registration set confirmed_at = now(), account_id = $3, password_hash = '', person = '{}', address = '::'
     where email = $1 and id <> $2`,
    [email, id, accountId],
  );
}

/**
 * Those who approve accounts: the approvers among the staff, without any the administrators; each with the language they work in in the
 * admin, German where it is not known yet.
 */
export async function readApprovers(db: Queryable): Promise<{ email: string; language: Language }[]> {
  const { rows } = await db.query(
    `select distinct s.email, r.value::text as role, coalesce(l.language, '${DEFAULT_LANGUAGE}') as language
     from public.staff s join public.staff_roles r on r.parent_id = s.id left join vitrine.staff_language l on l.staff_id = s.id
     where r.value in ('approver', 'administrator') order by s.email`,
  );
  const staff = z.array(z.object({ email: z.string(), role: z.string(), language })).parse(rows);
  const approvers = staff.filter(({ role }) => role === 'approver');
  return (approvers.length > 0 ? approvers : staff).map(({ email, language }) => ({ email, language }));
}
