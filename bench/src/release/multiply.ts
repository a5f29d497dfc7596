import type { Pool, Queryable } from '@vitrine/server/database.ts';
import { transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** Collections of which a catalogue of many machines has as many times more; pictures, videos, files and filters are shared. */
const COPIED = [
  'products',
  'product_overviews',
  'product_lines',
  'product_line_automations',
  'applications',
  'case_studies',
  'content_pages',
  'advantages',
  'options',
  'downloads',
  'faqs',
  'locations',
  'media_items',
  'navigation',
];
/** Columns that get the number of the copy behind their text. */
const NAMES = ['slug', 'title', 'name', 'question', '_order'];

const columns = z.array(z.object({ name: z.string(), type: z.string(), serial: z.boolean(), target: z.string().nullable() }));
type Column = z.infer<typeof columns>[number];

/** Columns of a table with the table that a foreign key of theirs leads to. */
const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) as serial,
    (select t.relname from pg_constraint c join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey = array[a.attnum] limit 1) as target
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Tables that hold rows of a record (texts, lists, links), each after the one whose rows it belongs to. */
const CHILDREN = `
  with recursive below (name, depth) as (
    select $1::name, 0
    union
    select t.relname, below.depth + 1 from below
    join pg_constraint c on c.contype = 'f' and c.confrelid = to_regclass(quote_ident(below.name))
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where a.attname in ('_parent_id', 'parent_id') and t.relname not like '\\_%' and t.oid <> c.confrelid
      and t.relname not like 'payload%'
  )
  select name from below where depth > 0 group by name order by max(depth)`;
const names = z.array(z.object({ name: z.string() }));

/** What a column of a copy holds. Ids follow from the original's, so that links among copies of one number stay among them. */
function contentOf({ name, type, target }: Column, copied: ReadonlySet<string>): string {
  const column = `o."${name}"`;
  if (name === 'id' || (target !== null && copied.has(target))) {
    return type === 'uuid' ? `md5(${column}::text || '/' || n.n)::uuid` : `${column} || '-' || n.n`;
  }
  return NAMES.includes(name) && type.startsWith('character') ? `${column} || '-' || n.n` : column;
}

async function copyTable(db: Queryable, table: string, copied: ReadonlySet<string>, copies: number): Promise<void> {
  const all = columns.parse((await db.query(COLUMNS, [`public."${table}"`])).rows).filter(({ serial }) => !serial);
  await db.query(
    `insert into "${table}" (${all.map(({ name }) => `"${name}"`)})
     select ${all.map((column) => contentOf(column, copied))} from "${table}" o, generate_series(1, ${copies}) as n (n)`,
  );
}

/** Copies the machines and everything around them until the catalogue is `times` its size. Writes tables, not one record at a time. */
export async function multiplyCatalogue(pool: Pool, times: number): Promise<void> {
  await transaction(pool, async (db) => {
    const tables = [...COPIED];
    for (const root of COPIED) {
      for (const { name } of names.parse((await db.query(CHILDREN, [root])).rows)) if (!tables.includes(name)) tables.push(name);
    }
    const copied = new Set(tables);
    for (const table of tables) await copyTable(db, table, copied, times - 1);
  });
  await pool.query('analyze');
}
