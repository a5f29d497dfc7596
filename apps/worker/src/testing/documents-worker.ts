// A worker that makes documents only, for tests that kill it: no content to open, so it starts at once.
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createDocuments } from '../documents/create-documents.ts';
import { startWorker } from '../start-worker.ts';

const environment = readEnvironment();
const log = createLog('worker', environment.logLevel);
const pool = createPool(environment.databaseUrl, 'vitrine-worker', 12);
const files = createFileStore(environment.dataDir);
const { context, handler } = createDocuments({ environment, pool, files, log });
const worker = await startWorker({
  databaseUrl: environment.databaseUrl,
  pool,
  log,
  handlers: [handler],
  parts: { browser: context.browser.state, films: () => '' },
  onLost: () => process.exit(1),
});
process.send?.({ type: 'ready' });
process.on('SIGTERM', async () => {
  await worker.stop();
  await context.browser.close();
  process.exit(0);
});
process.on('disconnect', () => process.exit(1));
