import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { createFileStore, type FileStore } from '@vitrine/server/files.ts';
import { testDatabase } from '@vitrine/testing/database.ts';

/** A database of its own and a folder for files, for the tests of one file. */
export interface TestStore {
  /** As the owner of the database. */
  pool: Pool;
  /** As the worker. */
  workerPool: Pool;
  files: FileStore;
  close(): Promise<void>;
}

export async function openTestStore(): Promise<TestStore> {
  const database = await testDatabase();
  const pool = createPool(database.url, 'test');
  const workerPool = createPool(database.urlOf('worker'), 'vitrine-worker');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'));
  return {
    pool,
    workerPool,
    files: createFileStore(folder),
    async close() {
      await Promise.all([workerPool.end(), pool.end()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
