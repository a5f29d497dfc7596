import { join } from 'node:path';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { logWarnings, reportCrashes } from '@vitrine/server/error-reports/report-crash.ts';
import { createLog } from '@vitrine/server/log.ts';
import { createApp } from './app.ts';
import { openContext } from './create-context.ts';
import { startCatcher } from './mailbox/catcher.ts';
import { createMailFolder } from './mailbox/mail-folder.ts';

/** Answers under way may end within this time; then the connections are closed. What is left of five seconds is for the rest. */
const DRAIN_MS = 3000;

let catcherPort: number | null = null;

async function start() {
  const environment = readEnvironment();
  const log = createLog('api', environment.logLevel);
  if (environment.publicUrl.startsWith('https:') && environment.trustProxy === false) {
    log.warn('PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY is not set: all people count as one address');
  }
  const { context, close } = await openContext(environment, log);
  reportCrashes(context.errors, log);
  logWarnings(log);
  catcherPort = environment.mode === 'production' ? null : environment.mailCatcherPort;
  const mails = environment.mode === 'production' ? null : createMailFolder(join(environment.dataDir, 'mail'));
  const app = await createApp(context, mails);
  const catcher = catcherPort !== null && mails ? await startCatcher(catcherPort, mails, log) : null;
  await app.listen({ host: environment.host, port: environment.port });

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    const closed = app.close();
    app.server.closeIdleConnections();
    await closed;
    clearTimeout(cut);
    await catcher?.close();
    await close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The supervisor has gone: nothing would ever stop us.
  process.on('disconnect', stop);
  process.send?.({ type: 'ready' });
}

/** One sentence for the person who started it. */
function sentence(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const setting = port !== undefined && port === catcherPort ? 'MAIL_CATCHER_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set another ${setting}.`;
  if (code === 'EACCES' && port) return `Port ${port} cannot be opened without more rights: set another ${setting}.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}: set another HOST.`;
  return error instanceof Error ? error.message : String(error);
}

start().catch((error: unknown) => {
  console.error(sentence(error));
  process.exit(1);
});
