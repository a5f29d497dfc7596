/**
 * First visits under 4x CPU slow-down, 10 Mbit/s and 40 ms: three machines on a desk and a phone against a hand-written static page of
 * the same pictures, the JavaScript of every route, and the answer to a tap.
 */
import { createPool } from '@vitrine/server/database.ts';
import { startInstance } from '../../scripts/lib/instance.ts';
import { openBrowser } from './browser.ts';
import { machinePairs, pairRows, scriptRows, summary, tapRows } from './page/measure.ts';
import { loggedIn } from './page/visit.ts';
import { report } from './report.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';

const ROUNDS = 5;

const instance = await startInstance({ show: false });
const browser = await openBrowser(instance.dataDir);
try {
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 1);
  await settled(pool);
  await pool.end();
  const state = await loggedIn(browser, instance.url);
  const pairs = await machinePairs(browser, instance.url, state, ROUNDS);
  const taps = await tapRows(browser, instance.url, state, ROUNDS);
  const script = await scriptRows(browser, instance.url, state);
  const rows = [...pairRows(pairs), ...taps.rows, ...script.rows];
  const kept = await report('page', rows, { machines: summary(pairs), taps: taps.taps, scripts: script.scripts });
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await instance.stop();
}
