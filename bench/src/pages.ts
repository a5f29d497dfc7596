/**
 * A page of every kind: first visits against the same page without a script, navigation to a page that was fetched ahead, interactions,
 * memory, and the PDF of every kind that prints. `npm run bench -- pages` measures all, with VITRINE_BENCH_PARTS=memory,chapters some, and with
 * VITRINE_BENCH_PATHS=/comparison/ww-160--ww-200,/content-page/mediathek the first visits of these pages.
 */
import { createPool } from '@vitrine/server/database.ts';
import { startInstance } from '../../scripts/lib/instance.ts';
import { openBrowser } from './browser.ts';
import { chapterRows } from './page/chapters.ts';
import { firstVisitRows } from './page/first-visits.ts';
import { interactionRows } from './page/interactions.ts';
import { onePageOfEachKind } from './page/kinds.ts';
import { memoryRows } from './page/memory.ts';
import { navigationRows } from './page/navigations.ts';
import { loggedIn } from './page/visit.ts';
import { type Row, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';

const ROUNDS = Number(process.env.VITRINE_BENCH_ROUNDS ?? 5);
const WANTED = process.env.VITRINE_BENCH_PARTS?.split(',');
const PATHS = process.env.VITRINE_BENCH_PATHS?.split(',');
const isWanted = (part: string) => !WANTED || WANTED.includes(part);

const instance = await startInstance({ show: false });
const environment = environmentOf(instance);
const pool = createPool(environment.databaseUrl, 'bench', 2);
const browser = await openBrowser(instance.dataDir);
try {
  await settled(pool);
  const { url } = instance;
  const rows: Row[] = [];
  let ways: unknown = [];
  if (isWanted('visits')) {
    const paths = PATHS ?? (await onePageOfEachKind(url, await logIn(url)));
    rows.push(...(await firstVisitRows(browser, url, paths, ROUNDS)));
  }
  if (isWanted('navigations')) {
    const measured = await navigationRows(browser, url, await loggedIn(browser, url), ROUNDS);
    rows.push(...measured.rows);
    ways = measured.ways;
  }
  if (isWanted('interactions')) rows.push(...(await interactionRows(browser, url, await loggedIn(browser, url), ROUNDS)));
  if (isWanted('memory')) rows.push(...(await memoryRows(browser, url, await loggedIn(browser, url))));
  if (isWanted('chapters')) rows.push(...(await chapterRows(browser, instance, environment, pool, ROUNDS)));
  // What some parts measured must not replace the figures of the others.
  const name = ['pages', ...(WANTED ?? []), ...(PATHS ? ['paths'] : [])].join('-');
  process.exitCode = (await report(name, rows, { ways })) ? 0 : 1;
} finally {
  await browser.close();
  await pool.end();
  await instance.stop();
}
