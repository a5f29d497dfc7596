import { randomBytes } from 'node:crypto';
import { createPool, type Pool, type Queryable, transaction } from '../database.ts';
import { grantRights } from './grant-rights.ts';
import { loginAddress } from './login-address.ts';
import { type PerService, roleOf, SERVICES, type Service } from './services.ts';
import { setLogin } from './set-login.ts';
import { SCHEMAS } from './table-rights.ts';

/** Any number that no other lock of this database uses. */
const LOCK = 7_420_032;

/** Either the address by which each process reaches the database, or why they keep the one there is. */
export type ServiceAccounts = { addresses: PerService<string> } | { refused: string };

interface Owner {
  database: string;
  isSuperuser: boolean;
  mayMakeRoles: boolean;
  /** A table that belongs to somebody else. */
  foreign: string | null;
}

/** Who we are to the database. */
async function findOwner(db: Queryable): Promise<Owner> {
  const { rows } = await db.query<Owner>(
    `select current_database() as database, rolsuper as "isSuperuser", rolsuper or rolcreaterole as "mayMakeRoles",
       (select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'S') and not pg_has_role(c.relowner, 'usage')
        limit 1) as foreign
     from pg_roles where rolname = current_user`,
    [SCHEMAS],
  );
  const [owner] = rows;
  if (!owner) throw new Error('the user of the database has no role');
  return owner;
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

async function give(pool: Pool, databaseUrl: string, { database }: Owner): Promise<PerService<string>> {
  const roles = entries((service) => roleOf(service, database));
  const passwords = entries(() => randomBytes(24).toString('hex'));
  await transaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
    for (const service of SERVICES) await setLogin(db, roles[service], passwords[service]);
    await grantRights(db, roles);
  });
  const addresses = entries((service) => loginAddress(databaseUrl, roles[service], passwords[service]));
  for (const service of SERVICES) await tryLogin(addresses[service], roles[service]);
  return addresses;
}

/**
 * Gives api, worker and CMS an account of their own each, with the rights it needs and a new password; call it after the
 * migrations, as their owner, at each start. Says why not where the owner may not, or where who has such an account is not let in
 * (behind a pooler, say): then the processes go on as the owner.
 */
export async function prepareServiceAccounts(databaseUrl: string): Promise<ServiceAccounts> {
  const pool = createPool(databaseUrl, 'vitrine-start', 1);
  try {
    const owner = await findOwner(pool);
    if (!owner.mayMakeRoles) return { refused: 'its user may not make roles' };
    if (owner.foreign !== null && !owner.isSuperuser) return { refused: `its user does not own ${owner.foreign}` };
    try {
      return { addresses: await give(pool, databaseUrl, owner) };
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error) };
    }
  } finally {
    await pool.end();
  }
}
