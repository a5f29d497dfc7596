import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createFileStore, type FileStore } from '@vitrine/server/files.ts';
import { createLog, type Log } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { shareBrowser } from '@vitrine/testing/share-browser.ts';
import type { DocumentContext } from '../documents/context.ts';
import { createDocuments } from '../documents/create-documents.ts';
import { startWorker } from '../start-worker.ts';
import { type Catcher, startCatcher } from './catcher.ts';
import { type StandInSite, startStandInSite } from './stand-in-site.ts';

/** Where recipients reach the app: another address than the renderer's. */
export const PUBLIC_URL = 'https://katalog.varnholt.example';

export interface TestWorker {
  /** As the owner of the database. */
  pool: Pool;
  files: FileStore;
  site: StandInSite;
  catcher: Catcher;
  context: DocumentContext;
  databaseUrl: string;
  close(): Promise<void>;
}

/** A worker in this process on a database of its own, with a stand-in for the app and a mail catcher. */
export async function startTestWorker(
  options: { extra?: Parameters<typeof startStandInSite>[0]['extra']; mailBackoffMs?: readonly number[]; log?: Log } = {},
): Promise<TestWorker> {
  const database = await openTestDatabase(4);
  const { pool } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-worker-'));
  await shareBrowser(dataDir);
  const workerPool = createPool(database.urlOf('worker'), 'vitrine-worker', 12);
  const site = await startStandInSite({
    publicUrl: PUBLIC_URL,
    ...(options.extra ? { extra: options.extra } : {}),
    pagesOf: async (hash) => {
      const { rows } = await pool.query<{ body: { pages: { urlPath: string }[] } }>(
        'select body from vitrine.document_request where hash = $1',
        [hash],
      );
      return rows[0]?.body.pages.map((page) => page.urlPath) ?? [];
    },
  });
  const catcher = await startCatcher();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.urlOf('worker'),
    PORT: String(site.port),
    PUBLIC_URL,
    SMTP_URL: catcher.url,
    VITRINE_DATA: dataDir,
    ...(process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {}),
  });
  const log = options.log ?? createLog('worker', process.env.LOG_LEVEL ?? 'silent');
  const files = createFileStore(dataDir);
  const errors = createErrorReporter({ db: workerPool, source: 'worker', log, dsn: null });
  const { context, print, mails } = createDocuments({
    environment,
    pool: workerPool,
    files,
    log,
    mailBackoffMs: options.mailBackoffMs ?? [200, 400, 800],
    errors,
  });
  const worker = await startWorker({
    environment,
    pool: workerPool,
    log,
    slots: [
      { concurrency: 1, handlers: [print] },
      { concurrency: 2, handlers: mails },
    ],
    parts: { browser: context.browser.state, videos: () => '' },
    errors,
    onLost: () => {},
  });
  const test: TestWorker = {
    pool,
    files,
    site,
    catcher,
    context,
    databaseUrl: database.url,
    async close() {
      await worker.stop();
      await errors.settled();
      await context.browser.close();
      await Promise.all([site.close(), test.catcher.close(), workerPool.end()]);
      await database.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  return test;
}
