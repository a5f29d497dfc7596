import { randomUUID } from 'node:crypto';
import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { type MailKind, writeMail } from '@vitrine/jobs/send-mail.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';

/** The secret of a worker without settings of its own. */
export const SECRET = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: 'postgres://127.0.0.1/none' }).secret;

export interface TestAccount {
  id: string;
  email: string;
}

interface AccountOptions {
  email?: string;
  state?: 'pending' | 'active' | 'declined' | 'blocked';
  language?: Language;
  gender?: 'm' | 'f';
  lastname?: string;
}

let count = 0;

export async function insertAccount(
  pool: Pool,
  {
    email = `kaeufer${++count}@kunde.example`,
    state = 'active',
    language = 'de',
    gender = 'm',
    lastname = 'Käufer',
  }: AccountOptions = {},
): Promise<TestAccount> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into public.accounts (gender, firstname, lastname, company, phone, email, kind, state, language, password_hash)
     values ($1, 'Karl', $2, 'Kunde & Söhne GmbH', '+49 711 000 00', $3, 'customer', $4, $5, 'x') returning id`,
    [gender, lastname, email, state, language],
  );
  return { id: rows[0]?.id ?? '', email };
}

/** A member of staff, who has the roles. Answers the id. */
export async function insertStaff(pool: Pool, email: string, roles: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("insert into public.staff (name, email) values ('Fritz', $1) returning id", [
    email,
  ]);
  const id = rows[0]?.id ?? '';
  for (const [order, role] of roles.entries()) {
    await pool.query('insert into public.staff_roles ("order", parent_id, value) values ($1, $2, $3::enum_staff_roles)', [
      order + 1,
      id,
      role,
    ]);
  }
  return id;
}

/** A registration as the API writes it. Answers its id. */
export async function insertRegistration(
  pool: Pool,
  email: string,
  { person = {}, language = 'de', age = '0' }: { person?: object; language?: Language; age?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into vitrine.registration (id, email, person, password_hash, language, code, terms_version, address, created_at, expires_at)
     values ($1, $2, $3, 'x', $4, $5, 'v1', '192.0.2.7', now() - $6::interval, now() - $6::interval + interval '48 hours')`,
    [
      id,
      email,
      JSON.stringify({ gender: 'f', firstname: 'Ruth', lastname: 'Neumann', company: 'Wurst AG', ...person }),
      language,
      hashOfCode(mailCode(SECRET, 'registration', id)),
      age,
    ],
  );
  return id;
}

/** Writes a mail in a transaction of its own, as the API and the desk do in theirs. */
export const insertMail = <K extends MailKind>(pool: Pool, mail: Parameters<typeof writeMail<K>>[1]): Promise<string> =>
  transaction(pool, (client) => writeMail(client, mail));

export interface StoredMail {
  state: string;
  attempts: number;
  recipient: string | null;
  data: unknown;
  last_error: string | null;
  send_after: Date;
}

export async function mailOf(pool: Pool, id: string): Promise<StoredMail | null> {
  const { rows } = await pool.query<StoredMail>('select * from vitrine.mail where id = $1', [id]);
  return rows[0] ?? null;
}

/** Waits until the row is as wanted (null: it is gone). Throws after `timeoutMs` with the row as it was. */
export async function untilMail(
  pool: Pool,
  id: string,
  wanted: (row: StoredMail | null) => boolean,
  timeoutMs = 20_000,
): Promise<StoredMail | null> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const row = await mailOf(pool, id);
    if (wanted(row)) return row;
    if (Date.now() > end) throw new Error(`the mail did not get there: ${JSON.stringify(row)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
