import { join } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { logWarnings, reportCrashes } from '@vitrine/server/error-reports/report-crash.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { answerSupervisor, reportMetrics } from '@vitrine/server/process-metrics.ts';
import { pruneAccountsHandler } from './accounts/prune-accounts-handler.ts';
import { enqueueAtStart } from './at-start.ts';
import { createDocuments } from './documents/create-documents.ts';
import { createMails } from './mail/outbox/create-mails.ts';
import { createWorkerMetrics } from './metrics.ts';
import { countPagesHandler } from './pages/count-pages-handler.ts';
import { pruneHandler } from './releases/prune-handler.ts';
import { createPublisher } from './releases/publish-handler.ts';
import { watchAssets } from './releases/watch-assets.ts';
import { slotsOf } from './slots.ts';
import { startWorker } from './start-worker.ts';
import { createVideoConversion } from './videos/convert-videos-handler.ts';

function settings() {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const environment = settings();
const log = createLog('worker', environment.logLevel);
const pool = createPool(environment.databaseUrl, 'vitrine-worker', 12);
const files = createFileStore(environment.dataDir);
const metrics = createWorkerMetrics();
const errors = createErrorReporter({ db: pool, source: 'worker', log, dsn: environment.sentryDsn });
reportCrashes(errors, log);
logWarnings(log);
const documents = createDocuments({ environment, pool, files, log, metrics, errors });
const publisher = createPublisher({ environment, pool, files, log });
const videos = await createVideoConversion({ pool, files, scratch: join(environment.dataDir, 'converting'), log });
const { browser, origin } = documents.context;

/** What a stop waits for at most: a database that says nothing any more would hold it up for ever. What was under way goes on in another worker. */
const STOP_MAX_MS = 9500;

let stopping = false;
const worker = await startWorker({
  environment,
  pool,
  log,
  slots: slotsOf({
    prints: [documents.print, countPagesHandler({ secret: environment.secret, origin, pool, log, browser })],
    accountMails: [createMails({ environment, pool, log, errors })],
    documentMails: documents.mails,
    others: [publisher.handler, pruneHandler({ pool, files, log }), pruneAccountsHandler({ pool, files, log }), videos.handler],
  }),
  parts: { browser: browser.state, videos: videos.state },
  errors,
  onLost: () => process.exit(stopping ? 0 : 1),
});
const stopWatchingAssets = watchAssets(pool, files, log);
async function stop() {
  if (stopping) return;
  stopping = true;
  log.info('worker stopping');
  setTimeout(() => process.exit(0), STOP_MAX_MS);
  videos.stop();
  stopWatchingAssets();
  await worker.stop();
  await Promise.allSettled([browser.close(), publisher.close(), errors.settled()]);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The program that started us is gone: nothing would stop us any more.
process.on('disconnect', stop);

answerSupervisor();
reportMetrics(metrics.registry);
log.info('worker ready');
process.send?.({ type: 'ready' });
await enqueueAtStart(pool, { log, isStopping: () => stopping });
if (!stopping) publisher.warm();
