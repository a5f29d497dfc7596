import { resolve } from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { holderOf, holdFolder } from './folder-lock.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Does `work` with the database of DATABASE_URL, or with the PostgreSQL from npm of a data folder: one that an instance runs is used
 * and goes on; without one it is started here with the folder locked under the name of `program`. Told to end, it stops what it
 * started, does `undo` and ends with 1.
 */
export async function withDatabase<T>(
  dataDir: string,
  program: string,
  work: (databaseUrl: string) => Promise<T>,
  undo: () => Promise<void> = async () => {},
): Promise<T> {
  let stop = async () => {};
  const end = async () => {
    await stop();
    await undo();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  const given = process.env.DATABASE_URL;
  if (given) return work(given);
  const release = holderOf(dataDir) ? () => {} : holdFolder(dataDir, program);
  const server = await startPostgres({
    root,
    dataDir,
    onSpawn: (stopSpawned) => {
      stop = stopSpawned;
    },
  });
  try {
    return await work(server.url);
  } finally {
    if (!server.taken) await server.stop();
    release();
  }
}
