import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { createFileStore, type FileStore } from '@vitrine/server/files.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';

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
  const database = await openTestDatabase();
  const workerPool = createPool(database.urlOf('worker'), 'vitrine-worker');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'));
  return {
    pool: database.pool,
    workerPool,
    files: createFileStore(folder),
    async close() {
      await workerPool.end();
      await database.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
