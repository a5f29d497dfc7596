import type { Browser, Locator, Page } from 'playwright-core';
import { median } from '../report.ts';
import { limit } from './limit.ts';
import { openAtRest } from './open-at-rest.ts';
import { type Act, respond } from './respond.ts';
import { DESK, type StorageState } from './visit.ts';

const LIMIT_MS = 50;

interface Interaction extends Act {
  path: string;
  /** Done before anything is measured; answers what is acted on. */
  find: (page: Page) => Promise<Locator>;
}

const visible = (locator: Locator, page: Page) => locator.and(page.locator(':visible')).first();
const click = (_: Page, thing: Locator) => thing.click();

async function drag(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.85];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= 20; move++) await page.mouse.move(x + move * 8, y);
  await page.mouse.up();
}

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'filter',
    path: '/product/ww-200',
    find: async (page) => visible(page.locator('#advantages [aria-pressed=false]'), page),
    act: click,
  },
  {
    what: 'tab',
    path: '/product/k-330',
    find: async (page) => visible(page.locator('#view360').getByRole('tab', { selected: false }), page),
    act: click,
  },
  {
    what: 'accordion',
    path: '/content-page/faq',
    find: async (page) => visible(page.locator('main button[aria-expanded=false]'), page),
    act: click,
  },
  {
    what: 'overlay',
    path: '/product/ww-200',
    find: async (page) => visible(page.locator('#advantages [aria-haspopup=dialog]'), page),
    act: click,
    state: async (page) => String(await page.locator('dialog[open]').count()),
  },
  {
    what: '360° drag',
    path: '/product/k-330',
    find: async (page) => {
      const stage = page.locator('#view360');
      await stage.getByRole('button', { name: 'starten' }).click();
      return stage.locator('canvas');
    },
    act: drag,
    state: async (_, canvas) => (await canvas.screenshot()).toString('base64'),
  },
];

/** The first interaction of a kind in a page at rest, with a slow processor. */
async function interact(browser: Browser, origin: string, state: StorageState, one: Interaction): Promise<number> {
  const { viewport, deviceScaleFactor } = DESK;
  const context = await browser.newContext({ viewport, deviceScaleFactor, storageState: state });
  const page = await context.newPage();
  const quiet = await openAtRest(page, origin + one.path);
  const ms = await respond(page, await one.find(page), one, quiet);
  await context.close();
  return ms;
}

export async function interactionRows(browser: Browser, origin: string, state: StorageState, rounds: number) {
  const rows = [];
  for (const one of INTERACTIONS) {
    const ms: number[] = [];
    for (let i = 0; i < rounds; i++) ms.push(await interact(browser, origin, state, one));
    rows.push(limit(`interaction: ${one.what}`, 'ms', median(ms), LIMIT_MS));
  }
  return rows;
}
