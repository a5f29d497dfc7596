import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Presses with a finger on a phone, with the mouse on a desk. */
export async function press(target: Locator, phone: boolean) {
  if (!phone) return target.click();
  // A finger stays down until the page has heard of it: while the page is at work that is so long that it is no tap.
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await target.tap();
}

/** Drags from one point of the window through others with a finger on a phone, with the mouse on a desk. */
export async function drag(page: Page, phone: boolean, [start, ...way]: readonly [Point, ...Point[]]) {
  if (!phone) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
    return;
  }
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  let at = start;
  for (const next of way) {
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', [{ x: at.x + ((next.x - at.x) * step) / 8, y: at.y + ((next.y - at.y) * step) / 8 }]);
    at = next;
  }
  await touch('touchEnd', []);
  await browser.detach();
}
