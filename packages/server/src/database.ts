import { resolve } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

export type Pool = pg.Pool;
/** A pool or one of its clients inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

// bigint as number: ids of releases and changes stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A server that does not answer by then is named as unreachable. */
const CONNECT_MS = 15_000;

/** `name` shows in pg_stat_activity. Idle connections that break are dropped, not thrown. */
export function createPool(databaseUrl: string, name: string, max = 8): Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, application_name: name, max, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => {});
  return pool;
}

/** Runs `work` in one transaction of a connection that the caller holds; rolls back when it throws. */
export async function inTransaction<T>(
  client: Queryable,
  work: () => Promise<T>,
  /** The connection fails, which ends the transaction too: it is not used again. */
  onBroken: (error: Error) => void = () => {},
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw error;
  }
}

/** The same in a connection of its own. */
export async function transaction<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await inTransaction(
      client,
      () => work(client),
      (error) => {
        broken = error;
      },
    );
  } finally {
    client.release(broken);
  }
}

/** A migration that failed; the message is one sentence that names it and says what the database said. */
export class MigrationError extends Error {
  override name = 'MigrationError';
  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

/** How node-pg-migrate announces the migration that it runs next. */
const ANNOUNCED = /### MIGRATION (\S+) /;

/**
 * Brings our own schema (`vitrine`) up to date; several processes may call it at once. Throws MigrationError. It sets its own search
 * path: with the default one (`"$user", public`) a user called vitrine would make what has no schema in ours.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  let current: string | undefined;
  try {
    await runner({
      databaseUrl,
      dir: resolve(import.meta.dirname, '../migrations'),
      direction: 'up',
      schema: 'public',
      migrationsTable: 'vitrine_migrations',
      checkOrder: true,
      log: (line) => {
        current = ANNOUNCED.exec(line)?.[1] ?? current;
      },
    });
  } catch (error) {
    throw current === undefined ? error : new MigrationError(current, error);
  }
}
