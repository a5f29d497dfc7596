import { mailDocumentJob } from '@vitrine/jobs/mail-document.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { apiOrigin } from '@vitrine/server/service-origins.ts';
import { moveProfiles } from '../browser/profile-folder.ts';
import { createWarmBrowser } from '../browser/warm-browser.ts';
import { MAIL_BACKOFF_MS } from '../mail/outbox/deliver.ts';
import { createMailer } from '../mail/transport/mailer.ts';
import type { WorkerMetrics } from '../metrics.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import type { DocumentContext } from './context.ts';
import { makeDocument } from './make-document.ts';
import { takeTurn } from './take-turn.ts';

interface DocumentsOptions {
  environment: Environment;
  pool: Pool;
  files: FileStore;
  log: Log;
  mailBackoffMs?: readonly number[];
  metrics?: WorkerMetrics;
  errors?: ErrorReporter;
}

/** The making of documents with all it needs: a warm browser, the mail server, the files. */
export function createDocuments({
  environment,
  pool,
  files,
  log,
  mailBackoffMs = MAIL_BACKOFF_MS,
  metrics,
  errors,
}: DocumentsOptions): {
  context: DocumentContext;
  /** Prints, in a slot of their own. */
  print: Handler;
  /** Mails of documents, and what asks for either, in another. */
  mails: readonly Handler[];
} {
  const temporary = moveProfiles(environment.dataDir);
  const launch = async () => {
    const program = await findBrowser(environment);
    return launchBrowser({ ...program, env: { ...temporary, ...program.env } });
  };
  const context: DocumentContext = {
    environment,
    origin: apiOrigin(environment),
    pool,
    files,
    log,
    browser: createWarmBrowser({ log, launch, ...(metrics && { metrics }) }),
    mailer: createMailer(environment.smtpUrl),
    mailBackoffMs,
    ...(errors && { errors }),
  };
  return {
    context,
    print: handle(printDocumentJob, () => takeTurn(context, 'render')),
    mails: [
      handle(makeDocumentJob, ({ hash }) => makeDocument(context, hash)),
      handle(mailDocumentJob, () => takeTurn(context, 'mail')),
    ],
  };
}
