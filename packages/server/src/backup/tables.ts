import type { Queryable } from '../database.ts';
import { rightsOn, SCHEMAS } from '../service-accounts/table-rights.ts';
import type { Migrations, StoredSequence, StoredTable } from './manifest.ts';

type Table = Pick<StoredTable, 'schema' | 'name' | 'columns'>;

/** A name as SQL takes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const placeOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');

/** How values read as text, the same on every server; row security of others would hide rows without a word. */
export async function settle(db: Queryable): Promise<void> {
  for (const setting of [
    "timezone to 'UTC'",
    "datestyle to 'ISO, YMD'",
    "intervalstyle to 'postgres'",
    'extra_float_digits to 1',
    "bytea_output to 'hex'",
    "client_encoding to 'UTF8'",
    'row_security to off',
    'statement_timeout to 0',
    'lock_timeout to 0',
    'idle_in_transaction_session_timeout to 0',
  ])
    await db.query(`set local ${setting}`);
}

/** What the workers say of themselves and of the files on their disk: it is not true of where a backup is restored. */
const OF_THE_MOMENT = ['vitrine.worker', 'vitrine.asset_state'];

/** Our tables with what a backup keeps of them: columns that PostgreSQL works out are left out. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows.filter(({ schema, name }) => rightsOn(schema, name) !== null && !OF_THE_MOMENT.includes(`${schema}.${name}`));
}

/** The number of rows of a table, and a sum over their checksums, whatever order they are in. */
export async function digestOf(db: Queryable, table: Table): Promise<Pick<StoredTable, 'rows' | 'digest'>> {
  const { rows } = await db.query<{ rows: number; digest: string }>(
    `select count(*) as rows, coalesce(sum(
       ('x' || left(encode(sha256(convert_to(row(${columnsOf(table)})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as digest
     from ${placeOf(table)}`,
  );
  const [found] = rows;
  if (!found) throw new Error(`${placeOf(table)} was not counted`);
  return found;
}

/** The sequences that number rows of our tables. */
export async function listSequences(db: Queryable, tables: readonly Table[]): Promise<StoredSequence[]> {
  const { rows } = await db.query<{ schema: string; name: string }>(
    `select n.nspname as schema, s.relname as name from pg_class s join pg_namespace n on n.oid = s.relnamespace
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid join pg_namespace tn on tn.oid = t.relnamespace
     where s.relkind = 'S' and tn.nspname || '.' || t.relname = any($1) order by 1, 2`,
    [tables.map(({ schema, name }) => `${schema}.${name}`)],
  );
  const sequences: StoredSequence[] = [];
  for (const place of rows) {
    const state = await db.query<Pick<StoredSequence, 'value' | 'isCalled'>>(
      `select last_value::text as value, is_called as "isCalled" from ${placeOf(place)}`,
    );
    if (state.rows[0]) sequences.push({ ...place, ...state.rows[0] });
  }
  return sequences;
}

/** What was applied to a database that `npm start` has migrated. */
export async function readMigrations(db: Queryable): Promise<Migrations> {
  const names = async (statement: string) => (await db.query<{ name: string }>(statement)).rows.map(({ name }) => name);
  return {
    vitrine: await names('select name from public.vitrine_migrations order by name'),
    content: await names('select name from public.payload_migrations where batch > 0 order by name'),
    queue: await names('select id::text as name from graphile_worker.migrations order by id'),
  };
}
