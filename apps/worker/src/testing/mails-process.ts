// A worker that sends mails only, in a process of its own: for tests that kill it.
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createMails } from '../mail/outbox/create-mails.ts';
import { startWorker } from '../start-worker.ts';

const environment = readEnvironment();
const log = createLog('worker', environment.logLevel);
const pool = createPool(environment.databaseUrl, 'vitrine-worker');
const worker = await startWorker({
  environment,
  pool,
  log,
  slots: [{ concurrency: 2, handlers: [createMails({ environment, pool, log })] }],
  parts: { browser: () => 'none', videos: () => '' },
  onLost: () => process.exit(1),
});
process.on('SIGTERM', async () => {
  await worker.stop();
  process.exit(0);
});
process.send?.({ type: 'ready' });
