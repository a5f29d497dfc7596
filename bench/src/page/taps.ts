import type { Browser, Locator, Page } from 'playwright-core';
import { openAtRest } from './open-at-rest.ts';
import { respond } from './respond.ts';
import { PATIENCE_MS, PHONE, type StorageState } from './visit.ts';

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

/** A finger's tap. `Locator.tap` would watch it with listeners of its own, a tenth of what is measured. */
async function touch(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The first tap on a thing in a page at rest, on a phone with a slow processor; ms until the screen shows its answer. */
export async function tap(browser: Browser, origin: string, { what, path, target }: Tap, state: StorageState): Promise<number> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, isMobile: true, storageState: state });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const quiet = await openAtRest(page, `${origin}${path}`);
  const thing = target(page).filter({ visible: true }).first();
  const ms = await respond(page, thing, { what: `tap on ${what}`, act: touch }, quiet);
  await context.close();
  return ms;
}
