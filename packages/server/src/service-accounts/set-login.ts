import type { Queryable } from '../database.ts';
import { scramVerifier } from './scram-verifier.ts';

/** Makes a role that may log in and nothing else, if there is none of that name; from now on it has this password. */
export async function setLogin(db: Queryable, role: string, password: string): Promise<void> {
  const { rowCount } = await db.query('select 1 from pg_roles where rolname = $1', [role]);
  const made = rowCount ? 'alter' : 'create';
  const attributes = rowCount ? '' : 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit';
  await db.query(`${made} role ${role} with login ${attributes} password '${scramVerifier(password)}'`);
}
