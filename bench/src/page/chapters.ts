import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { comparisonSlug } from '@vitrine/contract/comparisons.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';
import { firstPdf } from '../../../e2e/journeys/every-route.ts';
import { documentsOf } from '../documents.ts';
import { oneRun, type Run } from '../print-runs.ts';
import { median, type Row } from '../report.ts';
import { logIn } from '../session.ts';
import type { environmentOf } from '../small-products.ts';

const RATE = 15;
const TOKEN_SECONDS = 600;
/** Together about 40 pages, with the PDF that is a page of the menu. */
const CHAPTERS = [
  '/product/ww-200',
  '/product/k-330',
  '/product-overview/woelfe',
  '/product-overview/kutter',
  '/product-line/hackfleischlinie',
  `/comparison/${comparisonSlug(['ww-160', 'ww-200'])}`,
  '/content-page/ueber-uns',
  '/content-page/faq',
  '/content-page/hygiene',
];

interface Instance {
  url: string;
  dataDir: string;
}

/** Pages a second of a document with a page of every kind that prints, in a browser that is warm. */
export async function chapterRows(
  browser: Browser,
  instance: Instance,
  { secret }: ReturnType<typeof environmentOf>,
  pool: Pool,
  rounds: number,
): Promise<Row[]> {
  const token = await logIn(instance.url);
  const paths = [...CHAPTERS, await firstPdf(instance.url, token)];
  const hash = await documentsOf(instance, token).send(paths);
  const account = (await pool.query('select account_id from vitrine.document_request where hash = $1', [hash])).rows[0]
    .account_id;
  const counted = await pool.query<{ path: string; pages: number }>(
    'select path, pages from vitrine.page_count where site = $1',
    ['de'],
  );
  const pageCounts = new Map(counted.rows.map(({ path, pages }) => [`/${path}`, pages]));
  const data = {
    token: await signAccessToken(secret, { sub: account, sid: hash, scope: 'render', lang: 'de', offer: hash }, TOKEN_SECONDS),
    meta: { language: 'de' as const },
    offerId: hash,
  };
  const order = { origin: instance.url, paths, data, pageCounts, log: createLog('bench', 'warn') };
  const runs: Run[] = [];
  await oneRun(browser, order);
  for (let i = 0; i < rounds; i++) runs.push(await oneRun(browser, order));
  const rate = median(runs.map(({ pages, seconds }) => pages / seconds));
  return [
    {
      what: `PDF of every printable kind, ${runs[0]?.pages} pages`,
      unit: 'pages/s',
      ours: rate,
      peer: RATE,
      against: 'limit',
      ratio: rate / RATE,
      bound: { atLeast: 1 },
    },
  ];
}
