import type { Queryable } from '../database.ts';
import type { PerService } from './services.ts';
import { SERVICES } from './services.ts';
import { rightsOn, SCHEMAS } from './table-rights.ts';

/** On tables with row security, which the queue turns on without a policy: a role that may use the table may use all of its rows. */
const POLICY = 'vitrine_services';

interface Table {
  schema: string;
  name: string;
  /** Of the user this is asked as; in a schema of ours there may be what an extension made. */
  isOwn: boolean;
  needsPolicy: boolean;
}

/** Tables and views of the schemas processes use. */
export async function tablesOf(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name, pg_has_role(c.relowner, 'usage') as "isOwn", c.relrowsecurity
         and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2) as "needsPolicy"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') order by 1, 2`,
    [SCHEMAS, POLICY],
  );
  return rows;
}

/** Sequences that number the rows of a table of schema `public`. */
async function sequencesOf(db: Queryable, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select s.relname as name from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = 'a'
     join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = s.relnamespace
     where s.relkind = 'S' and n.nspname = 'public' and t.relname = any($1)`,
    [tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Gives these roles what each process needs, anew: what they had before and need no more is taken back. What is not named is
 * left alone. The caller owns the tables; call it in a transaction.
 */
export async function grantRights(db: Queryable, roles: PerService<string>): Promise<void> {
  const everyone = SERVICES.map((service) => roles[service]).join(', ');
  const { rows } = await db.query<{ name: string }>('select quote_ident(current_database()) as name');
  await db.query(`grant connect on database ${rows[0]?.name} to ${everyone}`);
  for (const schema of SCHEMAS) await db.query(`grant usage on schema ${schema} to ${everyone}`);
  const own = (await tablesOf(db)).filter(({ isOwn }) => isOwn);
  const statements = new Map<string, string[]>();
  const add = (statement: string, table: string) => statements.set(statement, [...(statements.get(statement) ?? []), table]);
  for (const { schema, name, needsPolicy } of own) {
    const table = `${schema}."${name}"`;
    await db.query(`revoke all on ${table} from ${everyone}`);
    const rights = rightsOn(schema, name);
    if (!rights) continue;
    if (needsPolicy) await db.query(`create policy ${POLICY} on ${table} using (true)`);
    for (const service of SERVICES) {
      const given = rights[service];
      if (given) add(`${given}|${roles[service]}`, table);
    }
  }
  for (const [statement, tables] of statements) {
    const [given, role] = statement.split('|');
    await db.query(`grant ${given} on ${tables.join(', ')} to ${role}`);
  }
  // Payload numbers its rows from them; identity columns, as ours have, take no right.
  const numbered = own.filter(({ schema, name }) => rightsOn(schema, name)?.cms);
  for (const name of await sequencesOf(db, numbered)) await db.query(`grant usage on sequence public."${name}" to ${roles.cms}`);
}
