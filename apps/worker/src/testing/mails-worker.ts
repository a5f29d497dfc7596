import { createPool, type Pool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import PostalMime, { type Email } from 'postal-mime';
import { createMails } from '../mail/outbox/create-mails.ts';
import { startWorker } from '../start-worker.ts';
import { type Catcher, startCatcher } from './catcher.ts';
import { PUBLIC_URL } from './worker-in-process.ts';

export interface MailsWorker {
  /** As the owner of the database. */
  pool: Pool;
  databaseUrl: string;
  catcher: Catcher;
  /** Lines of the worker's log. */
  logged: string[];
  /** The mail that was kept for an id of vitrine.mail. */
  kept(id: string): Promise<Email>;
  /** How often a mail was handed over. */
  deliveries(id: string): number;
  close(): Promise<void>;
}

/** A worker in this process that sends mails about accounts, on a database of its own, with a mail catcher. */
export async function startMailsWorker(env: { ACCOUNTS_MAIL?: string; VITRINE_MAIL?: string } = {}): Promise<MailsWorker> {
  const database = await openTestDatabase(4);
  const workerPool = createPool(database.urlOf('worker'), 'vitrine-worker', 12);
  const catcher = await startCatcher();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.urlOf('worker'),
    PUBLIC_URL,
    SMTP_URL: catcher.url,
    ...env,
  });
  const logged: string[] = [];
  const log = createLog('worker', 'trace', {
    write(line) {
      logged.push(line);
      if (process.env.LOG_LEVEL !== 'silent') process.stdout.write(line);
    },
  });
  const errors = createErrorReporter({ db: workerPool, source: 'worker', log, dsn: null });
  const worker = await startWorker({
    environment,
    pool: workerPool,
    log,
    slots: [
      { concurrency: 2, handlers: [createMails({ environment, pool: workerPool, log, errors, mailBackoffMs: [200, 400, 800] })] },
    ],
    parts: { browser: () => 'none', videos: () => '' },
    onLost: () => {},
  });
  const idOf = (id: string) => `<${id}@varnholt.example>`;
  const test: MailsWorker = {
    pool: database.pool,
    databaseUrl: database.url,
    catcher,
    logged,
    kept: (id) => PostalMime.parse(catcher.kept.get(idOf(id)) ?? ''),
    deliveries: (id) => test.catcher.taken.filter((mail) => mail.id === idOf(id)).length,
    async close() {
      await worker.stop();
      await errors.settled();
      await Promise.all([test.catcher.close(), workerPool.end()]);
      await database.close();
    },
  };
  return test;
}
