import type { Browser, CDPSession, Page } from 'playwright-core';
import { CATALOGUE_PAGES } from '../../../e2e/journeys/every-route.ts';
import { DESK, type StorageState } from '../page/visit.ts';
import type { Row } from '../report.ts';

const FEW = 20;
const MANY = 200;
const RATIO = 1.5;

/** Megabytes of living objects of the page's scripts. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/** The router follows the history of the window, as it does when a link is pressed. */
async function change(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.locator('main h1:visible').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

/** What the app holds after many changes of the page against what it holds once it has seen each of them. */
export async function memoryRows(browser: Browser, origin: string, state: StorageState): Promise<Row[]> {
  const context = await browser.newContext({ viewport: DESK.viewport, storageState: state });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(origin, { waitUntil: 'networkidle' });
  const paths = ['/', ...CATALOGUE_PAGES];
  let few = Number.NaN;
  for (let n = 1; n <= MANY; n++) {
    await change(page, paths[n % paths.length] ?? '/');
    if (n === FEW) few = await heap(cdp);
  }
  const many = await heap(cdp);
  await context.close();
  return [
    {
      what: `memory after ${MANY} page changes`,
      unit: 'MB',
      ours: many,
      peer: few,
      against: `after ${FEW}`,
      ratio: many / few,
      bound: { atMost: RATIO },
    },
  ];
}
