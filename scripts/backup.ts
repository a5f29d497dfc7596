/** npm run backup -- <folder>: the database and the files of an instance, running or stopped, verified (docs/operate.md). */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from '@vitrine/server/backup/make-backup.ts';
import { BackupError } from '@vitrine/server/backup/manifest.ts';
import { sentence } from './lib/console.mjs';
import { openDatabase } from './lib/local-database.ts';
import { withDatabase } from './lib/with-database.ts';

const root = resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new BackupError('Name a new folder for the backup: npm run backup -- /srv/backups/2026-11-23');
  const folder = resolve(process.env.INIT_CWD ?? '.', name);
  const dataDir = resolve(root, process.env.VITRINE_DATA || 'var');
  if (!existsSync(dataDir)) throw new BackupError(`There is no data folder ${dataDir}: set VITRINE_DATA to the instance's.`);
  if (!process.env.DATABASE_URL && !existsSync(join(dataDir, 'postgres')))
    throw new BackupError(`${dataDir} holds no database: set VITRINE_DATA or DATABASE_URL to the instance's.`);
  const { tables, files } = await withDatabase(
    (onSpawn) => openDatabase(dataDir, 'npm run backup', onSpawn),
    (databaseUrl) => makeBackup(databaseUrl, dataDir, folder),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${tables.length} tables with ${rows} rows and ${files.length - tables.length} files into ${folder}.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(sentence(error));
    process.exit(1);
  },
);
