import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { Log } from '@vitrine/server/log.ts';
import { type Handler, handle } from '../../queue/run-queue.ts';
import { createMailer } from '../transport/mailer.ts';
import type { MailsContext } from './context.ts';
import { MAIL_BACKOFF_MS } from './deliver.ts';
import { sendMail } from './send-mail.ts';

interface MailsOptions {
  environment: Environment;
  pool: Pool;
  log: Log;
  errors?: ErrorReporter;
  mailBackoffMs?: readonly number[];
}

/** The sending of mails about accounts. */
export function createMails({ environment, pool, log, errors, mailBackoffMs = MAIL_BACKOFF_MS }: MailsOptions): Handler {
  const context: MailsContext = { environment, pool, log, mailer: createMailer(environment.smtpUrl), mailBackoffMs, errors };
  return handle(sendMailJob, ({ id }) => sendMail(context, id));
}
