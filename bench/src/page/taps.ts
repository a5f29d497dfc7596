import type { Browser, Locator, Page } from 'playwright-core';
import { PATIENCE_MS, PHONE, type StorageState, slowDown } from './visit.ts';

interface Tap {
  what: string;
  path: string;
  /** What is pressed, in a page that shows it. */
  target: (page: Page) => Locator;
}

export const TAPS: readonly Tap[] = [
  { what: 'tab', path: '/product/k-330', target: (page) => page.locator('#view360').getByRole('tab', { selected: false }) },
  {
    what: 'add to document',
    path: '/product/ww-200',
    target: (page) => page.getByRole('button', { name: /^Ins Dokument: / }),
  },
  { what: 'filter', path: '/product/ww-200', target: (page) => page.locator('#advantages [aria-pressed=false]') },
  { what: 'accordion', path: '/content-page/faq', target: (page) => page.locator('main button[aria-expanded=false]') },
];

/** Runs in the page: notes the longest interaction (Event Timing, in steps of 8 ms; what is shorter than 16 is not told). */
const OBSERVE = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (e.interactionId) longest = Math.max(longest, e.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
/** Shorter than this an interaction is not told of. */
const SHORTEST_MS = 16;
/** The answer is on the screen, and was told of. */
const ANSWERED_MS = 600;

/** The first tap on a thing in a page at rest, on a phone with a slow processor; ms until the screen shows its answer. */
export async function tap(browser: Browser, origin: string, { path, target }: Tap, state: StorageState): Promise<number> {
  const context = await browser.newContext({ ...PHONE, storageState: state });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const thing = target(page).filter({ visible: true }).first();
  await thing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(OBSERVE);
  await slowDown(page);
  await thing.click();
  await page.waitForTimeout(ANSWERED_MS);
  const longest = await page.evaluate<number>('window.longest');
  await context.close();
  return Math.max(longest, SHORTEST_MS);
}
