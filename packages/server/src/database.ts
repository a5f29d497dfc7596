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

/** Runs `work` in one transaction; rolls back when it throws. */
export async function transaction<T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((e: Error) => {
      broken = e;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Brings our own schema (`vitrine`) up to date; several processes may call it at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: resolve(import.meta.dirname, '../migrations'),
    direction: 'up',
    migrationsTable: 'vitrine_migrations',
    checkOrder: true,
    log: () => {},
  });
}
