import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** What a page may shift while it loads (look.md; issue "Layout shift"). */
const SHIFT_MAX = 0.01;

/** The page that was just opened has not moved from its first paint until everything that it shows at first is there. */
export async function expectStill(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  const { shift, moved } = await page.evaluate(
    () =>
      new Promise<{ shift: number; moved: string[] }>((resolve) => {
        // The observer tells of all that was before it, once, with the next frame.
        let sum = 0;
        const nodes: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
            sum += Number(entry.value);
            const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
            for (const { node, previousRect: from, currentRect: to } of sources)
              nodes.push(
                `${node?.nodeName}.${node?.className} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
              );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ shift: sum, moved: nodes })));
      }),
  );
  expect.soft(shift, `what ${path} shifts while it loads: ${moved.join('; ')}`).toBeLessThanOrEqual(SHIFT_MAX);
}
