import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { WarmBrowser } from '../browser/warm-browser.ts';
import type { Mailer } from '../mail/transport/mailer.ts';

/** What the steps of a document work with. */
export interface DocumentContext {
  environment: Pick<Environment, 'secret' | 'mailFrom' | 'isMailHeld'>;
  /** Where the app answers for the renderer: `http://127.0.0.1:4000`. */
  origin: string;
  pool: Pool;
  files: FileStore;
  log: Log;
  browser: WarmBrowser;
  mailer: Mailer;
  /** Told of documents that wait for staff. */
  errors?: ErrorReporter;
  /** Waiting times between tries of a mail in ms, the last one repeated. */
  mailBackoffMs: readonly number[];
  /** Milliseconds one print may take; absent: as open-page.ts has it. */
  printLifeMs?: number;
  /** Milliseconds until a page must be ready to be printed; absent: as open-page.ts has it. */
  printReadyMs?: number;
}
