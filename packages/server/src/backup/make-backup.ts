import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createPool, transaction } from '../database.ts';
import { type Copies, copyFolder } from './copy-folder.ts';
import { writeSummed } from './hash-file.ts';
import { BackupError, DATA_FOLDERS, MANIFEST, type Manifest, type StoredFile, type StoredTable, tablePath } from './manifest.ts';
import { columnsOf, digestOf, listSequences, listTables, placeOf, readMigrations, settle } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

type Database = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'files'>;

/** Writes every table to a file below `folder`. */
async function dumpTables(client: pg.PoolClient, folder: string): Promise<Database> {
  await client.query('set transaction isolation level repeatable read, read only');
  await settle(client);
  const migrations = await readMigrations(client).catch(() => {
    throw new BackupError('The database holds no Vitrine: there is nothing to back up.');
  });
  const tables: StoredTable[] = [];
  const files: StoredFile[] = [];
  for (const table of await listTables(client)) {
    tables.push({ ...table, ...(await digestOf(client, table)) });
    const rows = client.query(copyTo(`copy ${placeOf(table)} (${columnsOf(table)}) to stdout`));
    const path = tablePath(table);
    files.push({ path, ...(await writeSummed(rows, join(folder, path))) });
  }
  return { migrations, tables, sequences: await listSequences(client, tables), files };
}

/** So that the new name of a folder survives a power cut; Windows cannot and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

/**
 * Makes a backup of a running or a stopped instance: the database as of one moment, and every file that it names then. It gets its
 * name `folder` when it is complete and was read again. Throws BackupError.
 */
export async function makeBackup(databaseUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  if (isInside(folder, dataDir))
    throw new BackupError(`The backup may not lie in ${dataDir}, which it is of: name another folder.`);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new BackupError(`${folder} holds something: name a new folder for the backup.`);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const pool = createPool(databaseUrl, 'vitrine-backup', 1);
  try {
    const copies: Copies = new Map();
    const copyAll = async () => {
      for (const data of DATA_FOLDERS) await copyFolder(dataDir, unfinished, data, copies);
    };
    // Before and after the moment of the database: what is deleted meanwhile has been copied, what is new will be.
    await copyAll();
    const { files, ...database } = await transaction(pool, (client) => dumpTables(client, unfinished));
    await copyAll();
    const copied = [...copies.values()].map(({ path, size, sha256 }) => ({ path, size, sha256 }));
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...database, files: [...files, ...copied] };
    await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    await verifyBackup(unfinished);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await pool.end();
  }
}
