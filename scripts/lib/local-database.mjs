// The database of a command: the one of DATABASE_URL, or the PostgreSQL of the data folder.
import fs from 'node:fs';
import { startPostgres } from '../postgres.mjs';
import { holderOf, holdFolder } from './folder-lock.mjs';
import { root } from './run.mjs';

/**
 * Answers `{ url, end() }`; `url` is undefined where DATABASE_URL says it. A PostgreSQL that an instance runs is used and left
 * running. Without one it is started here, with the folder locked: an instance that began meanwhile would lose it at our end.
 */
export async function openDatabase(dataDir, program) {
  if (process.env.DATABASE_URL) return { url: undefined, end: async () => {} };
  fs.mkdirSync(dataDir, { recursive: true });
  if (holderOf(dataDir)) {
    const server = await startPostgres({ root, dataDir });
    return { url: server.url, end: async () => void (server.taken || (await server.stop())) };
  }
  const release = holdFolder(dataDir, program);
  const server = await startPostgres({ root, dataDir });
  return {
    url: server.url,
    async end() {
      await server.stop();
      release();
    },
  };
}
