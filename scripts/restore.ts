/** npm run restore -- <folder>: what `npm run backup` wrote, into a new data folder and an empty database (docs/operate.md). */
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { readRelease } from '@vitrine/release/read-release.ts';
import { EMPTY_SNAPSHOT } from '@vitrine/release/release-snapshot.ts';
import { BackupError } from '@vitrine/server/backup/manifest.ts';
import { refuseUsedFolder, restoreFiles } from '@vitrine/server/backup/restore-files.ts';
import { refuseUsedDatabase, restoreTables } from '@vitrine/server/backup/restore-tables.ts';
import { verifyBackup } from '@vitrine/server/backup/verify-backup.ts';
import { createPool, migrate } from '@vitrine/server/database.ts';
import { sentence } from './lib/console.mjs';
import { holdFolder, isLockFile } from './lib/folder-lock.mjs';
import { openHeldDatabase } from './lib/local-database.ts';
import { withDatabase } from './lib/with-database.ts';

const root = resolve(import.meta.dirname, '..');
const decompress = promisify(brotliDecompress);
/** As long as it is there, `npm start` refuses the folder: a restore that was cut short is no instance. */
const UNFINISHED = 'restore-unfinished';

/** Reads the current release as the API does; the number of its documents. Throws BackupError. */
async function tryRelease(databaseUrl: string): Promise<number> {
  const pool = createPool(databaseUrl, 'vitrine-restore', 1);
  try {
    const { documents } = await readRelease(pool, EMPTY_SNAPSHOT);
    for (const [key, { identity, brotli }] of documents)
      if (!(await decompress(brotli)).equals(identity)) throw new BackupError(`The document ${key} of the release is damaged.`);
    return documents.size;
  } finally {
    await pool.end();
  }
}

/** Removes what a folder holds but the lock; the mark of an unfinished restore last. */
async function empty(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !isLockFile(name) && name !== UNFINISHED);
  for (const name of [...names, UNFINISHED]) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
}

/** Restores into a folder that this process holds, in which no other program begins to work meanwhile. */
async function restore(folder: string, dataDir: string): Promise<void> {
  const given = process.env.DATABASE_URL;
  await refuseUsedFolder(dataDir, isLockFile);
  if (given) await refuseUsedDatabase(given);
  const manifest = await verifyBackup(folder);
  let undone: Promise<void> | undefined;
  const undo = () => {
    undone ??= empty(dataDir);
    return undone;
  };
  try {
    await writeFile(join(dataDir, UNFINISHED), '');
    const documents = await withDatabase(
      (onSpawn) => openHeldDatabase(dataDir, onSpawn),
      async (databaseUrl) => {
        await restoreFiles(folder, dataDir, manifest);
        await migrate(databaseUrl);
        await migrateQueue(databaseUrl);
        await migrateContent({ databaseUrl });
        await restoreTables(databaseUrl, folder, manifest);
        return tryRelease(databaseUrl);
      },
      undo,
    );
    await rm(join(dataDir, UNFINISHED));
    const files = manifest.files.length - manifest.tables.length;
    console.log(
      `Restored the backup of ${manifest.madeAt} into ${dataDir}: ${manifest.tables.length} tables, ${files} files, a release of ${documents} documents. Start it with VITRINE_MAIL=hold (docs/operate.md).`,
    );
  } catch (error) {
    await undo();
    if (given) console.error('Before you try again, drop the database and make it anew unless it is empty still.');
    throw error;
  }
}

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name)
    throw new BackupError(
      'Name the folder of a backup: VITRINE_DATA=/srv/vitrine-new npm run restore -- /srv/backups/2026-11-23',
    );
  const folder = resolve(process.env.INIT_CWD ?? '.', name);
  const dataDir = resolve(root, process.env.VITRINE_DATA || 'var');
  const made = await mkdir(dataDir, { recursive: true });
  const release = holdFolder(dataDir, 'npm run restore');
  try {
    await restore(folder, dataDir);
    release();
  } catch (error) {
    release();
    // Another program may use the folder by now, and then it is not empty.
    if (made) await rmdir(dataDir).catch(() => {});
    throw error;
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(sentence(error));
    process.exit(1);
  },
);
