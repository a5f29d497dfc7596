import type { Queryable } from '../database.ts';
import type { PerService } from './services.ts';
import { SERVICES } from './services.ts';
import { rightsOn, SCHEMAS } from './table-rights.ts';

/** On tables with row security, which the queue turns on without a policy: whoever may use the table may use all of its rows. */
const POLICY = 'vitrine_services';

interface Table {
  schema: string;
  name: string;
  needsPolicy: boolean;
}

/** Tables and views of the schemas processes use. */
export async function tablesOf(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name, c.relrowsecurity
         and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2) as "needsPolicy"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') order by 1, 2`,
    [SCHEMAS, POLICY],
  );
  return rows;
}

/**
 * Gives these roles what each process needs, anew: what they had before and need no more is taken back. Whoever calls it owns
 * the tables; call it in a transaction.
 */
export async function grantRights(db: Queryable, roles: PerService<string>): Promise<void> {
  const everyone = SERVICES.map((service) => roles[service]).join(', ');
  for (const schema of SCHEMAS) {
    await db.query(`revoke all on all tables in schema ${schema} from ${everyone}`);
    await db.query(`revoke all on all sequences in schema ${schema} from ${everyone}`);
    await db.query(`grant usage on schema ${schema} to ${everyone}`);
  }
  const statements = new Map<string, string[]>();
  for (const { schema, name, needsPolicy } of await tablesOf(db)) {
    const table = `${schema}."${name}"`;
    if (needsPolicy) await db.query(`create policy ${POLICY} on ${table} using (true)`);
    const rights = rightsOn(schema, name);
    for (const service of SERVICES) {
      const given = rights?.[service];
      if (!given) continue;
      const key = `${given}|${roles[service]}`;
      statements.set(key, [...(statements.get(key) ?? []), table]);
    }
  }
  for (const [key, tables] of statements) {
    const [given, role] = key.split('|');
    await db.query(`grant ${given} on ${tables.join(', ')} to ${role}`);
  }
  // Payload numbers its rows from them; identity columns, as ours have, take no right.
  await db.query(`grant usage on all sequences in schema public to ${roles.cms}`);
}
