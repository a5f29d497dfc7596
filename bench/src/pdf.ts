/** 20 routes of 2 pages as one document, against a warm Chromium with a new context a route and merging; and 11 pages from register to mailbox. */

import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createPool } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { startInstance } from '../../scripts/lib/instance.ts';
import { documentsOf, until } from './documents.ts';
import { merged, oneRun, type Run } from './print-runs.ts';
import { median, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf, publishSmallProducts } from './small-products.ts';

const ROUTES = 20;
const ROUNDS = 3;
const MAIL_PAGES = 11;
const MAIL_LIMIT_MS = 3000;
const MAIL_ROUNDS = 5;
const TOKEN_SECONDS = 600;

const instance = await startInstance({ show: false });
const environment = environmentOf(instance);
const pool = createPool(environment.databaseUrl, 'bench', 2);
const browser = await launchBrowser(
  await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: environment.dataDir }),
);

/** Publishes the routes and waits until the worker has counted their pages; answers the counts by route path. */
async function preparedRoutes(): Promise<Map<string, number>> {
  const slugs = await publishSmallProducts(environment, ROUTES);
  const paths = slugs.map((slug) => `product/${slug}`);
  const rows = await until('the page counts', async () => {
    const counted = await pool.query<{ path: string; pages: number }>(
      'select path, pages from vitrine.page_count where site = $1 and path = any($2)',
      ['de', paths],
    );
    return counted.rowCount === ROUTES ? counted.rows : null;
  });
  await settled(pool);
  for (const { path, pages } of rows) if (pages !== 2) throw new Error(`${path} prints ${pages} pages, not 2`);
  return new Map(rows.map(({ path, pages }) => [`/${path}`, pages]));
}

try {
  const pageCounts = await preparedRoutes();
  const paths = [...pageCounts.keys()];
  const documents = documentsOf(instance, await logIn(instance.url));
  const hash = await documents.send(paths);
  const account = (await pool.query('select account_id from vitrine.document_request where hash = $1', [hash])).rows[0]
    .account_id;
  const data = async (offer?: string) => ({
    token: await signAccessToken(
      environment.secret,
      { sub: account, sid: hash, scope: 'render', lang: 'de', ...(offer ? { offer } : {}) },
      TOKEN_SECONDS,
    ),
    meta: { language: 'de' as const },
    ...(offer ? { offerId: offer } : {}),
  });
  const order = { origin: instance.url, paths, log: createLog('bench', 'warn') };
  const whole = { ...order, data: await data(hash), pageCounts };
  const alone = { ...order, data: await data() };

  const ours: Run[] = [];
  const theirs: Run[] = [];
  await oneRun(browser, whole);
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await oneRun(browser, whole));
    theirs.push(await merged(browser, alone));
  }
  const times: number[] = [];
  const eleven = paths.slice(0, (MAIL_PAGES - 3) / 2);
  for (let i = 0; i < MAIL_ROUNDS; i++) times.push(await documents.registerToMail(eleven));

  const rate = (runs: Run[]) => median(runs.map((r) => r.pages / r.seconds));
  const kilobytes = (runs: Run[]) => median(runs.map((r) => r.bytes)) / 1000;
  const against = 'new context a route, merged';
  const kept = await report('pdf', [
    {
      what: 'pages per second',
      unit: 'pages/s',
      ours: rate(ours),
      peer: rate(theirs),
      against,
      ratio: rate(ours) / rate(theirs),
      bound: { atLeast: 4 },
    },
    {
      what: 'size',
      unit: 'kB',
      ours: kilobytes(ours),
      peer: kilobytes(theirs),
      against,
      ratio: kilobytes(ours) / kilobytes(theirs),
      bound: { atMost: 1 / 3 },
    },
    {
      what: `register to mailbox, ${MAIL_PAGES} pages, median of ${MAIL_ROUNDS}`,
      unit: 'ms',
      ours: median(times),
      peer: MAIL_LIMIT_MS,
      against: 'limit',
      ratio: median(times) / MAIL_LIMIT_MS,
      bound: { atMost: 1 },
    },
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await pool.end();
  await instance.stop();
}
