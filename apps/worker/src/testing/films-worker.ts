// Makes what films lack, once, in a process of its own: for tests that kill it.
import { join } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createFilmConversion } from '../films/convert-films-handler.ts';

const { databaseUrl, dataDir } = readEnvironment();
const pool = createPool(databaseUrl, 'films', 2);
const conversion = await createFilmConversion({
  pool,
  files: createFileStore(dataDir),
  scratch: join(dataDir, 'converting'),
  log: createLog('films', 'silent'),
});
await conversion.handler.run({});
await pool.end();
