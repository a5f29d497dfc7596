import { hkdfSync } from 'node:crypto';
import pg from 'pg';
import { createPool, type Pool, type Queryable, transaction } from '../database.ts';
import { grantRights, tablesOf } from './grant-rights.ts';
import { loginAddress } from './login-address.ts';
import { type PerService, roleOf, SERVICES, type Service } from './services.ts';
import { setLogin } from './set-login.ts';
import { rightsOn } from './table-rights.ts';

/** SQLSTATE insufficient_privilege. */
const MAY_NOT = '42501';
/** Any number that no other lock of this database uses. */
const LOCK = 7_420_032;

/** Either the address by which each process reaches the database, or why they keep the one there is. */
export type ServiceAccounts = { addresses: PerService<string> } | { refused: string };

interface Owner {
  database: string;
  isSuperuser: boolean;
  mayMakeRoles: boolean;
}

/** Who we are to the database. */
async function findOwner(db: Queryable): Promise<Owner> {
  const { rows } = await db.query<Owner>(
    `select current_database() as database, rolsuper as "isSuperuser", rolsuper or rolcreaterole as "mayMakeRoles"
     from pg_roles where rolname = current_user`,
  );
  const [owner] = rows;
  if (!owner) throw new Error('the user of the database has no role');
  return owner;
}

/** A table of ours that belongs to another user. */
async function foreignTable(db: Queryable): Promise<string | null> {
  const foreign = (await tablesOf(db)).find(({ schema, name, isOwn }) => !isOwn && rightsOn(schema, name));
  return foreign ? `${foreign.schema}.${foreign.name}` : null;
}

/** Whether a process will get in, and as whom. Throws when it does not. */
async function tryLogin(address: string, role: string) {
  const pool = createPool(address, 'vitrine-start', 1);
  try {
    const { rows } = await pool.query<{ role: string; mightier: boolean }>(
      `select current_user as role, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as mightier
       from pg_roles where rolname = current_user`,
    );
    if (rows[0]?.role !== role) throw new Error(`the address logs in ${rows[0]?.role} instead of ${role}`);
    if (rows[0].mightier) throw new Error(`${role} may do more than a process should`);
  } finally {
    await pool.end();
  }
}

const entries = (of: (service: Service) => string): PerService<string> => ({
  api: of('api'),
  worker: of('worker'),
  cms: of('cms'),
});

/**
 * The password of a role: the same at each start with the same secret and the same owner's password, so that several instances
 * on one database do not lock each other out. No process can work out another's: none knows the owner's.
 */
function passwordOf(role: string, databaseUrl: string, secret: string): string {
  const address = new URL(databaseUrl);
  const owners = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  return Buffer.from(hkdfSync('sha256', secret, owners, `vitrine database ${role}`, 24)).toString('hex');
}

async function give(pool: Pool, roles: PerService<string>, passwords: PerService<string>): Promise<void> {
  await transaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
    for (const service of SERVICES) await setLogin(db, roles[service], passwords[service]);
    await grantRights(db, roles);
  });
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Gives api, worker and CMS an account of their own each, with the rights it needs; call it after the migrations, as their owner,
 * at each start. `secret` is the instance's. Says why not where the owner may not, or where who has such an account is not let in
 * (behind a pooler, say): then the processes go on as the owner. Whatever else fails is thrown: it is a fault of ours.
 */
export async function prepareServiceAccounts(databaseUrl: string, secret: string): Promise<ServiceAccounts> {
  const pool = createPool(databaseUrl, 'vitrine-start', 1);
  try {
    const { database, isSuperuser, mayMakeRoles } = await findOwner(pool);
    if (!mayMakeRoles) return { refused: 'its user may not make roles' };
    const foreign = isSuperuser ? null : await foreignTable(pool);
    if (foreign !== null) return { refused: `its user does not own ${foreign}` };
    const roles = entries((service) => roleOf(service, database));
    const passwords = entries((service) => passwordOf(roles[service], databaseUrl, secret));
    try {
      await give(pool, roles, passwords);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === MAY_NOT) return { refused: reason(error) };
      throw error;
    }
    const addresses = entries((service) => loginAddress(databaseUrl, roles[service], passwords[service]));
    try {
      for (const service of SERVICES) await tryLogin(addresses[service], roles[service]);
    } catch (error) {
      return { refused: reason(error) };
    }
    return { addresses };
  } finally {
    await pool.end();
  }
}
