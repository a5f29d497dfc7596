import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { transactionQueries } from '../hooks/transaction-queries.ts';
import { joinedToRoot, type RecordTable, recordTables } from '../records/record-tables.ts';
import { type Asker, staffQueries } from '../requests/staff-reads.ts';

/** A record or a global that links to another record. A global's id is its slug. */
export interface Referrer {
  kind: 'collection' | 'global';
  slug: string;
  id: string;
}

/** Columns of a table that point to records of another table: relationships, uploads and lists of them. */
function referenceColumns({ raw, root }: RecordTable, target: string): string[] {
  const single = Object.entries(raw.columns)
    // A version belongs to its record; it does not link to it.
    .filter(
      ([key, column]) => column.reference?.table === target && !(root.isVersion && raw.name === root.table && key === 'parent'),
    )
    .map(([, column]) => column.name);
  const listed = Object.values(raw.foreignKeys ?? {})
    .filter(
      ({ columns, foreignColumns }) => foreignColumns[0]?.table === target && !['parent', '_parentID'].includes(columns[0] ?? ''),
    )
    .flatMap(({ columns }) => raw.columns[columns[0] ?? '']?.name ?? []);
  return [...single, ...listed];
}

function selectFrom(table: RecordTable, column: string): string {
  const { root } = table;
  const { from, rootId, rootAlias } = joinedToRoot(table);
  // Only the latest version is what somebody may publish; older ones are history.
  const latest = root.isVersion ? ` and ${rootAlias}.latest` : '';
  const recordId = root.kind === 'global' ? `'${root.slug}'` : root.isVersion ? `${rootAlias}.parent_id::text` : rootId;
  return `select '${root.kind}' as kind, '${root.slug}' as slug, ${recordId} as id from ${from} where t."${column}" = $1::uuid${latest}`;
}

const statements = new WeakMap<Payload, Map<string, string>>();

/** One statement for all that may link to a collection; null when nothing can. Made once, as tables do not change. */
function statementFor(payload: Payload, collection: string): string | null {
  let known = statements.get(payload);
  if (!known) {
    known = new Map();
    statements.set(payload, known);
  }
  let statement = known.get(collection);
  if (statement === undefined) {
    const tables = recordTables(payload);
    const target = tables.find(({ root, raw }) => root.slug === collection && !root.isVersion && raw.name === root.table)?.raw
      .name;
    const parts =
      target === undefined
        ? []
        : tables.flatMap((table) => referenceColumns(table, target).map((column) => selectFrom(table, column)));
    statement =
      parts.length === 0
        ? ''
        : `select distinct kind, slug, id from (${parts.join(' union all ')}) referrer where id is not null and not (slug = '${collection}' and id = $1::uuid::text) order by slug, id`;
    known.set(collection, statement);
  }
  return statement === '' ? null : statement;
}

const answer = z.object({
  rows: z.array(z.object({ kind: z.enum(['collection', 'global']), slug: z.string(), id: z.string() })),
});

/**
 * Everything that links to a record, in its own row or in its latest draft; a record's link to itself does not count.
 * Reads the tables that follow from the configuration, so that a field added later is covered.
 */
export async function findReferrers(asker: Asker, collection: string, id: string): Promise<Referrer[]> {
  const statement = statementFor(asker.payload, collection);
  return statement === null ? [] : answer.parse(await staffQueries(asker).query(statement, [id])).rows;
}

/**
 * The same inside a request's transaction, with the record locked first: who links to it at this moment is waited for
 * and seen, who does so afterwards waits until it is gone or stays.
 */
export async function findReferrersLocked(req: PayloadRequest, collection: string, id: string): Promise<Referrer[]> {
  const { payload } = req;
  const table = recordTables(payload).find(
    ({ root, raw }) => root.slug === collection && !root.isVersion && raw.name === root.table,
  );
  const statement = statementFor(payload, collection);
  if (!table || statement === null) return [];
  const queries = transactionQueries(req);
  await queries.query(`select 1 from "${table.raw.name}" where id = $1 for update`, [id]);
  return answer.parse(await queries.query(statement, [id])).rows;
}
