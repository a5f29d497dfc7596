/** Keys typed into the search under 4x CPU slow-down: from the key to the end of the frame that shows its own hits. */
import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import { createPool } from '@vitrine/server/database.ts';
import { startInstance } from '../../scripts/lib/instance.ts';
import { openBrowser } from './browser.ts';
import { logInPage } from './page/visit.ts';
import { median, report } from './report.ts';
import { logIn } from './session.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';
import { waitInPage } from './wait-in-page.ts';

const LIMIT_MS = 50;
const INDEX_MAX_BYTES = 150_000;
/** Also one with a typing error, which is the most work, and one that finds nothing. */
const QUERIES = ['ww 200', 'Lochscheibe 5 mm', 'Kuter', 'Reinigungsanleitung', '15000 kg/h', 'Xylophonbau'];

/**
 * Runs in the page: ms from each key to the end of the frame whose hits answer what was typed by then, or more, where a key came
 * before the answer to the one before it.
 */
const OBSERVE = `
  window.keys = [];
  let from = 0;
  addEventListener('keydown', (event) => { from = event.timeStamp; }, { capture: true });
  addEventListener('input', ({ target }) => {
    const [began, typed] = [from, target.value];
    if (typed === '') return;
    const look = () => {
      const asked = document.querySelector('[data-asked]')?.getAttribute('data-asked');
      if (!asked?.startsWith(typed)) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.keys.push(performance.now() - began);
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  }, { capture: true });
`;

const instance = await startInstance({ show: false });
const browser = await openBrowser(instance.dataDir);
try {
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 1);
  await settled(pool);
  await pool.end();
  const token = await logIn(instance.url);
  const answer = await fetch(`${instance.url}/api/v1/${SEARCH_INDEX_PATH}`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de', 'Accept-Encoding': 'br' },
  });
  const bytes = Number(answer.headers.get('content-length'));

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(OBSERVE);
  await logInPage(page, instance.url);
  await page.goto(`${instance.url}/product/ww-200`);
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Suche öffnen' }).click();
  const field = page.getByRole('combobox');
  // As soon as there is a field: the index is on its way, and is made in this page.
  await field.pressSequentially('k');
  await waitInPage(page, 'window.keys.length >= 1');
  const [first = Number.NaN] = await page.evaluate<number[]>('window.keys');
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.fill('');
    await page.evaluate('window.keys.length = 0');
    await field.pressSequentially(query, { delay: 120 });
    await waitInPage(page, `window.keys.length >= ${query.length}`);
    times.push(...(await page.evaluate<number[]>('window.keys')));
  }
  const sorted = [...times].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const row = (what: string, unit: string, ours: number, limit: number) => ({
    what,
    unit,
    ours,
    peer: limit,
    against: 'limit',
    ratio: ours / limit,
    bound: { atMost: 1 },
  });
  const kept = await report('search', [
    row('key to hits, median', 'ms', median(times), LIMIT_MS),
    row('key to hits, 95 %', 'ms', p95, LIMIT_MS),
    // It has the loading of the index in it, which no limit speaks of.
    {
      what: 'first key after opening',
      unit: 'ms',
      ours: first,
      peer: LIMIT_MS,
      against: 'limit of the others',
      ratio: first / LIMIT_MS,
    },
    row('index of the demo', 'kB Brotli', bytes / 1000, INDEX_MAX_BYTES / 1000),
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await instance.stop();
}
