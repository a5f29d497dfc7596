/** Run by `npm start` in production: no account keeps the demo's password. Answers start.mjs in one line of JSON. */
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { closeDemoLogIns } from './close-log-ins.ts';

const pool = createPool(readEnvironment().databaseUrl, 'vitrine-start', 1);
process.stdout.write(`${JSON.stringify(await closeDemoLogIns(pool))}\n`);
process.exit(0);
