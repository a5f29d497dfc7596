import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { resealFactors } from '@vitrine/accounts/staff/reseal-factors.ts';
import { createPool, transaction } from '@vitrine/server/database.ts';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createProcessMetrics, reportMetrics } from '@vitrine/server/process-metrics.ts';
import next from 'next';
import { answerHealth } from './answer-health.ts';
import { keepAnswer } from './call-answers.ts';
import { captureOutput } from './capture-output.ts';
import { giveEnvironment } from './environment.ts';
import { onlyApi } from './only-api.ts';

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
const log = createLog('cms', environment.logLevel);
let isServing = false;
/** One for the pages, whose errors come one at a time, and one to spare. */
const errorPool = createPool(environment.databaseUrl, 'vitrine cms errors', 2);
const errors = createErrorReporter({ db: errorPool, source: 'cms', log, dsn: environment.sentryDsn });
captureOutput(log, () => isServing, errors);
giveEnvironment({ ...environment, reportFailure: (error) => errors.report(error, { kind: 'request' }) });
if (environment.previousSecret !== null) {
  const pool = createPool(environment.databaseUrl, 'vitrine cms start', 1);
  const count = await transaction(pool, (db) => resealFactors(db, environment));
  await pool.end();
  log.info({ count }, 'second factors sealed anew');
}
// The build is one of production, whatever mode this instance runs in: React and Next choose their files by this.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

const dir = resolve(import.meta.dirname, '..');
const app = next({ dev: false, dir, hostname: environment.cmsHost, port: environment.cmsPort });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(
  onlyApi(environment.cmsToken, answerHealth(keepAnswer((request, response) => void handle(request, response)))),
);
/** Longer than the API keeps a connection that is not used: closing one as the next call comes would refuse that call. */
server.keepAliveTimeout = 120_000;
server.listen(environment.cmsPort, environment.cmsHost, () => {
  isServing = true;
  log.info({ port: environment.cmsPort }, 'cms ready');
  process.send?.({ type: 'ready' });
  reportMetrics(createProcessMetrics('cms'));
});
server.on('error', (error) => {
  log.fatal(error, 'cms cannot listen');
  process.exit(1);
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  log.info('cms stopping');
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The program that started us is gone: nothing would stop us any more.
process.on('disconnect', stop);
