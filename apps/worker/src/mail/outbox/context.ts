import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Mailer } from '../transport/mailer.ts';

/** What mails about accounts are made and sent with. */
export interface MailsContext {
  environment: Pick<Environment, 'secret' | 'mailFrom' | 'isMailHeld' | 'accountsMail' | 'publicUrl'>;
  pool: Pool;
  log: Log;
  mailer: Mailer;
  /** Waiting times between tries in ms, the last one repeated. */
  mailBackoffMs: readonly number[];
  /** Told of mails that wait for staff. */
  errors?: ErrorReporter | undefined;
}
