/** Run by `npm start` before the processes: brings our tables, the queue's and the content's up to date. */
import { mkdir } from 'node:fs/promises';
import { migrateContent } from '@vitrine/content-model/migrate.ts';
import { migrateQueue } from '@vitrine/jobs/queue.ts';
import { migrate } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';

const environment = readEnvironment();
await mkdir(environment.dataDir, { recursive: true });
await migrate(environment.databaseUrl);
await migrateQueue(environment.databaseUrl);
await migrateContent(environment);
process.exit(0);
