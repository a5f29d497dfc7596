// Makes what videos lack, once, in a process of its own: for tests that kill it.
import { join } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createVideoConversion } from '../videos/convert-videos-handler.ts';

const { databaseUrl, dataDir } = readEnvironment();
const pool = createPool(databaseUrl, 'videos', 2);
const conversion = await createVideoConversion({
  pool,
  files: createFileStore(dataDir),
  scratch: join(dataDir, 'converting'),
  log: createLog('videos', 'silent'),
});
await conversion.handler.run({});
await pool.end();
