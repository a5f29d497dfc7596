import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface OpenTestDatabase extends Pick<TestDatabase, 'url' | 'urlOf'> {
  /** As the owner of the database. */
  pool: Pool;
  /** Ends the pool and drops the database: everything else that is connected to it has to be closed before. */
  close(): Promise<void>;
}

/** A fresh database with every migration applied, and a pool of its owner with `max` connections at most. */
export async function openTestDatabase(max?: number): Promise<OpenTestDatabase> {
  const { url, urlOf, drop } = await testDatabase();
  const pool = createPool(url, 'test', max);
  return {
    url,
    urlOf,
    pool,
    async close() {
      await pool.end();
      await drop();
    },
  };
}
