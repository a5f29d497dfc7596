/** Dragging a turntable and a rotator under 4x CPU slow-down: how many frames come in time, against an empty page of the same run. */
import { createPool } from '@vitrine/server/database.ts';
import type { Page } from 'playwright-core';
import { startInstance } from '../../scripts/lib/instance.ts';
import { openBrowser } from './browser.ts';
import { logInPage } from './page/visit.ts';
import { median, report } from './report.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';

const ROUNDS = 3;
const MOVES = 120;
/** A frame of a 60 Hz screen, rounded up. */
const IN_TIME_MS = 17;

/** Runs in the page: notes how long each frame took until `frames()` asks. */
const RECORD = `(() => {
  const times = [];
  let last = performance.now();
  let running = true;
  const step = (now) => { times.push(now - last); last = now; if (running) requestAnimationFrame(step); };
  requestAnimationFrame(step);
  window.frames = () => { running = false; return times.slice(1); };
})()`;

/** Share of frames that came in time while the mouse dragged to and fro about a place of the page. */
async function drag(page: Page, x: number, y: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(RECORD);
  for (let move = 0; move < MOVES; move++) await page.mouse.move(x + 200 * Math.sin(move / 8), y);
  const times = await page.evaluate<number[]>('window.frames()');
  await page.mouse.up();
  return times.filter((time) => time <= IN_TIME_MS).length / times.length;
}

const instance = await startInstance({ show: false });
const browser = await openBrowser(instance.dataDir);
try {
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 1);
  await settled(pool);
  await pool.end();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logInPage(page, instance.url);

  const slow = async (rate: number) => (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  /** The tab of the machine's view of this place, started, from its still picture to its drag. */
  const view = async (tab: number): Promise<number> => {
    await slow(1);
    await page.goto(`${instance.url}/product/k-330`);
    const stage = page.locator('#view360');
    await stage.getByRole('tab').nth(tab).click();
    await stage.getByRole('button', { name: 'starten' }).click();
    await stage.locator('canvas').scrollIntoViewIfNeeded();
    const box = await stage.locator('canvas').boundingBox();
    if (!box) throw new Error('the stage has no machine');
    await slow(4);
    // At the foot, away from the hotspots.
    return drag(page, box.x + box.width / 2, box.y + box.height * 0.85);
  };
  const empty = async (): Promise<number> => {
    await page.goto('about:blank');
    await slow(4);
    return drag(page, 720, 450);
  };

  const shares: { empty: number[]; turntable: number[]; rotator: number[] } = { empty: [], turntable: [], rotator: [] };
  for (let round = 0; round < ROUNDS; round++) {
    shares.empty.push(await empty());
    shares.turntable.push(await view(0));
    shares.rotator.push(await view(1));
  }
  const peer = 100 * median(shares.empty);
  const row = (what: string, values: number[]) => {
    const ours = 100 * median(values);
    return { what, unit: '%', ours, peer, against: 'empty page', ratio: ours / peer, bound: { atLeast: 0.9 } };
  };
  const kept = await report('turntable', [
    row('frames in time, turntable', shares.turntable),
    row('frames in time, rotator', shares.rotator),
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await instance.stop();
}
