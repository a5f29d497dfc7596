import type { Page } from '@playwright/test';

/** Until the page was drawn so often anew: what moves or comes by itself would show in one of these frames. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);

/** Turns the wheel, and waits until the page had it and was drawn after it: a page that scrolls has begun to by then. */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
  const had = await page.evaluateHandle(() => ({
    wheel: new Promise((turned) => addEventListener('wheel', turned, { once: true, capture: true, passive: true })),
  }));
  await page.mouse.wheel(0, deltaY);
  await had.evaluate(({ wheel }) => wheel.then(() => undefined));
  await frames(page, 10);
}
