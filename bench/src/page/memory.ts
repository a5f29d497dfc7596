import type { Browser, CDPSession, Page } from 'playwright-core';
import { CATALOGUE_PAGES } from '../../../e2e/journeys/every-route.ts';
import type { Row } from '../report.ts';
import { waitInPage } from '../wait-in-page.ts';
import { openAtRest } from './open-at-rest.ts';
import { DESK, type StorageState } from './visit.ts';

const FEW = 20;
const MANY = 200;
const RATIO = 1.5;

/** Megabytes of living objects of the page's scripts. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

/**
 * The router follows the history of the window, as it does when a link is pressed. Answers the heading of the page that it led to: one
 * that is not of the page before, or has another text than it had there.
 */
async function change(page: Page, path: string): Promise<string> {
  await page.evaluate((to) => {
    for (const h1 of Array.from(document.querySelectorAll<HTMLElement>('main h1'))) h1.dataset.before = h1.textContent;
    history.pushState({}, '', to);
  }, path);
  return await waitInPage(page, () => {
    if (document.querySelector('main [aria-busy=true]')) return null;
    const all = Array.from(document.querySelectorAll<HTMLElement>('main h1'));
    return all.find((h1) => h1.checkVisibility() && h1.dataset.before !== h1.textContent)?.textContent;
  });
}

/** What the app holds after many changes of the page against what it holds once it has seen each of them. */
export async function memoryRows(browser: Browser, origin: string, state: StorageState): Promise<Row[]> {
  const context = await browser.newContext({ viewport: DESK.viewport, storageState: state });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await openAtRest(page, origin);
  const paths = ['/', ...CATALOGUE_PAGES];
  const headings = new Map<string, string>();
  let few = Number.NaN;
  for (let n = 1; n <= MANY; n++) {
    const path = paths[n % paths.length] ?? '/';
    headings.set(path, await change(page, path));
    if (n === FEW) few = await heap(cdp);
  }
  const many = await heap(cdp);
  await context.close();
  // A page that says that there is none has one heading for all.
  const shown = new Set(headings.values()).size;
  if (shown < headings.size / 2) throw new Error(`${headings.size} pages have only ${shown} headings`);
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
