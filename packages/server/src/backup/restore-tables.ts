import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createPool, transaction } from '../database.ts';
import { SCHEMAS } from '../service-accounts/table-rights.ts';
import { BackupError, type Manifest, tablePath } from './manifest.ts';
import { columnsOf, digestOf, listTables, placeOf, quoted, readMigrations, settle } from './tables.ts';

/** Throws BackupError when a database holds anything: a restore adds to nothing and replaces nothing. */
export async function refuseUsedDatabase(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 'vitrine-restore', 1);
  try {
    const { rows } = await pool.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' and c.relkind in ('r', 'p')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
    );
    if (rows[0])
      throw new BackupError(`The database of DATABASE_URL holds something (${rows[0].name}): restore into an empty one.`);
  } finally {
    await pool.end();
  }
}

interface ForeignKey {
  place: string;
  name: string;
  definition: string;
}

/** Tables refer to each other in circles: the keys are taken off, and put on when all rows are there, which checks them all. */
async function withoutForeignKeys(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as place, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`);
  await work();
  for (const { place, name, definition } of rows) await client.query(`alter table ${place} add constraint ${name} ${definition}`);
}

async function load(client: pg.PoolClient, folder: string, { tables: stored, sequences, migrations }: Manifest): Promise<void> {
  if (!isDeepStrictEqual(await readMigrations(client), migrations))
    throw new BackupError(
      'The backup was made by another version of Vitrine: restore it with that version, then upgrade (docs/operate.md).',
    );
  await settle(client);
  const places = (await listTables(client)).map(placeOf);
  // An older backup has tables that are not restored any more.
  const tables = stored.filter((table) => places.includes(placeOf(table)));
  // What a trigger would add is in the backup, and what one forbids (changes of the audit log) is not done here.
  for (const place of places) await client.query(`alter table ${place} disable trigger user`);
  await withoutForeignKeys(client, async () => {
    await client.query(`truncate ${places.join(', ')}`);
    for (const table of tables) {
      const rows = client.query(copyFrom(`copy ${placeOf(table)} (${columnsOf(table)}) from stdin`));
      await pipeline(createReadStream(join(folder, tablePath(table))), rows);
    }
  });
  for (const place of places) await client.query(`alter table ${place} enable trigger user`);
  for (const { schema, name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`${quoted(schema)}.${quoted(name)}`, value, isCalled]);
  for (const table of tables) {
    const { rows, digest } = await digestOf(client, table);
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupError(`${table.schema}.${table.name} did not arrive as it was backed up: nothing was restored.`);
  }
}

/** Puts the rows of a backup into a database that was just migrated, all or nothing, and compares them. Throws BackupError. */
export async function restoreTables(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  const pool = createPool(databaseUrl, 'vitrine-restore', 1);
  try {
    await transaction(pool, (client) => load(client, folder, manifest));
    await pool.query('analyze').catch(() => {});
  } finally {
    await pool.end();
  }
}
