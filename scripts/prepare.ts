/** Run by `npm start` before the processes, and by `npm run migrate`: brings our tables, the queue's and the content's up to date. */
import { mkdir } from 'node:fs/promises';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { MigrationError, migrate } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';

const environment = readEnvironment();
await mkdir(environment.dataDir, { recursive: true });
try {
  await migrate(environment.databaseUrl);
  await migrateQueue(environment.databaseUrl);
  await migrateContent(environment);
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exit(0);
