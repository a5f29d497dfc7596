import type { Payload } from 'payload';

type RawTable = Payload['db']['rawTables'][string];

/** Where a collection's records or a global's content live. */
export interface Root {
  kind: 'collection' | 'global';
  slug: string;
  table: string;
  /** True for the table of versions, of which the latest one is what an editor has open. */
  isVersion: boolean;
}

/** One table of a record, with the tables between it and its root: rows of arrays and blocks, texts by language, lists. */
export interface RecordTable {
  root: Root;
  /** As Payload describes it. */
  raw: RawTable;
  /** From the table itself up to the root's: each is owned by the next, through the column named. */
  path: { table: string; ownerColumn: string }[];
}

/** Payload names tables after slugs; a table that names itself (`dbName`) is in the same map under that name. */
const tableOf = (payload: Payload, slug: string, isVersion: boolean): string | undefined => {
  const name = slug.replaceAll('-', '_');
  return payload.db.tableNameMap.get(isVersion ? `_${name}_v` : name);
};

function roots(payload: Payload): Map<string, Root> {
  const entities = [
    ...Object.values(payload.collections).map(({ config }) => ({ kind: 'collection' as const, config })),
    ...payload.globals.config.map((config) => ({ kind: 'global' as const, config })),
  ];
  const found = new Map<string, Root>();
  for (const { kind, config } of entities) {
    if (config.slug.startsWith('payload-')) continue;
    for (const isVersion of config.versions ? [false, true] : [false]) {
      const table = tableOf(payload, config.slug, isVersion);
      if (!table) throw new Error(`the table of ${config.slug} is not known`);
      found.set(table, { kind, slug: config.slug, table, isVersion });
    }
  }
  return found;
}

/** The column by which a row of an array, of a block, of a list or of the texts belongs to another row. */
function ownerOf(raw: RawTable): { column: string; table: string } | null {
  for (const { columns, foreignColumns } of Object.values(raw.foreignKeys ?? {})) {
    const key = columns[0];
    const owner = foreignColumns[0];
    const column = key === '_parentID' || key === 'parent' ? raw.columns[key] : undefined;
    if (column && owner) return { column: column.name, table: owner.table };
  }
  return null;
}

/** Every table that holds a part of a record or of a global, read from what Payload made of the configuration. */
export function recordTables(payload: Payload): RecordTable[] {
  const known = roots(payload);
  const byName = new Map(Object.values(payload.db.rawTables).map((raw) => [raw.name, raw]));
  return [...byName.values()].flatMap((raw) => {
    const path: RecordTable['path'] = [];
    for (let name = raw.name; ; ) {
      const root = known.get(name);
      if (root) return [{ root, raw, path }];
      const table = byName.get(name);
      const owner = table && ownerOf(table);
      if (!owner) return [];
      path.push({ table: name, ownerColumn: owner.column });
      name = owner.table;
    }
  });
}

/** SQL after `from` that joins a table, as `t`, with its owners up to the root, and the expression of the root's id. */
export function joinedToRoot({ raw, path, root }: RecordTable): { from: string; rootId: string; rootAlias: string | null } {
  const alias = (level: number) => (level === 0 ? 't' : `o${level}`);
  let from = `"${raw.name}" t`;
  path.forEach(({ ownerColumn }, level) => {
    const owner = path[level + 1]?.table ?? root.table;
    from += ` join "${owner}" ${alias(level + 1)} on ${alias(level + 1)}.id = ${alias(level)}."${ownerColumn}"`;
  });
  const rootAlias = alias(path.length);
  return { from, rootId: `${rootAlias}.id::text`, rootAlias };
}
