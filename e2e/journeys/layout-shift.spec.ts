import type { Page } from '@playwright/test';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { pageAt } from '@vitrine/contract/page-paths.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';
import { settled } from './settled.ts';

/** What a page may shift while it loads (look.md; issue "Layout shift"). */
const SHIFT_MAX = 0.01;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const NOWHERE = '/there-is-no-such-page';

const isPlain = (path: string) => !path.includes('$') && !path.startsWith('/document-generator/');
/** Routes of the shell that stay where they are: for visitors, and for somebody who is logged in. */
const shell = Object.values(ROUTES);
const VISITOR = shell.filter(({ path, flags }) => isPlain(path) && !('requiresAuth' in flags)).map(({ path }) => path);
const MEMBER = shell.filter(({ path, flags }) => isPlain(path) && !('redirectIfLoggedIn' in flags)).map(({ path }) => path);

/** Layout shifts of a page from its first paint until everything that it shows at first is there. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The observer tells of all that was before it, once, with the next frame.
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of paths) {
      const shift = await shiftOf(page, path);
      if (shift > SHIFT_MAX) faults.push(`${path} at ${size.width}: ${shift.toFixed(4)}`);
    }
  }
  return faults;
}

for (const wanted of ['de', 'en'] as const) {
  test.describe(`in ${wanted}`, () => {
    test.use({ language: wanted });
    test.setTimeout(240_000);

    test('no page before the log-in moves while it loads', async ({ visitorPage: page }) => {
      expect(await walk(page, [...VISITOR, NOWHERE])).toEqual([]);
    });

    // What a page of the catalogue holds is as long in one language as in the other.
    if (wanted === 'de')
      test('no page of the app moves while it loads', async ({ salesPage: page, origin }) => {
        const token = await sharedToken(origin, SALES);
        const answer = await fetch(`${origin}/api/v1/navigation/_all`, { headers: { Authorization: `Bearer ${token}` } });
        const links = parseMany(navigationItem, await answer.json()).flatMap(({ link }) => (link ? [link] : []));
        // One page of each kind.
        const kinds = new Map(
          links.flatMap((link) => {
            const kind = pageAt(link)?.kind;
            return kind ? [[kind, link] as const] : [];
          }),
        );
        expect(kinds.size).toBeGreaterThan(3);
        expect(await walk(page, [...MEMBER, ...kinds.values(), NOWHERE])).toEqual([]);
      });
  });
}
