import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { updateDuplicateTokens } from '@vitrine/accounts/desk/duplicate-detection/token-index.ts';
import { createPool, MigrationError, transaction } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { seedCountries } from './countries/seed-countries.ts';

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 7_420_031;
export const DOWN_MARK = '-- Down Migration';

/**
 * Brings Payload's tables up to date and puts the countries in place, all or nothing. Call it after `migrate` of
 * @vitrine/server, at each start; several processes may: they queue at an advisory lock. With nothing to do it takes
 * milliseconds, since Payload itself is not started. Reads what accounts are found by then, in transactions of its own, so that after an
 * upgrade no approver waits for it at the desk. Throws MigrationError when a migration fails.
 */
export async function migrateContent(environment: Pick<Environment, 'databaseUrl'>): Promise<void> {
  const folder = resolve(import.meta.dirname, 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const pool = createPool(environment.databaseUrl, 'vitrine-migrate', 1);
  try {
    await transaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      // Payload's tables are named without a schema: a user called vitrine, or one with a schema of its own, would make them there.
      await client.query('set local search_path to public');
      const { rows } = await client.query<{ found: boolean }>(
        "select to_regclass('public.payload_migrations') is not null as found",
      );
      const done = rows[0]?.found ? (await client.query<{ name: string }>('select name from payload_migrations')).rows : [];
      for (const file of files) {
        const name = file.slice(0, -'.sql'.length);
        if (done.some((migration) => migration.name === name)) continue;
        const [up] = (await readFile(resolve(folder, file), 'utf8')).split(DOWN_MARK);
        if (up) {
          await client.query(up).catch((error: unknown) => {
            throw new MigrationError(name, error);
          });
        }
        await client.query(
          'insert into payload_migrations (name, batch) select $1, coalesce(max(batch), 0) + 1 from payload_migrations',
          [name],
        );
      }
      await seedCountries(client);
    });
    await updateDuplicateTokens(pool, (work) => transaction(pool, work));
  } finally {
    await pool.end();
  }
}
