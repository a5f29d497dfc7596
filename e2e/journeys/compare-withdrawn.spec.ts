import type { Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('comparison') ?? '');

const CHOSEN = '/compare?machines=ww-200,ww-250,wwr-200';

/** Chooses three machines, the second of which is withdrawn afterwards, until the function that comes back is called. */
async function withdrawChosen(page: Page): Promise<() => Promise<void>> {
  await page.goto(CHOSEN);
  await expect.poll(() => kept(page)).toContain('"ww-250"');
  return intercept(page, '**/api/v1/product/ww-250', (route) => route.fulfill({ status: 404, body: '{}' }));
}

test('a machine that was chosen and is withdrawn holds no place in the choice', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
}) => {
  const t = texts.comparison;
  const publish = await withdrawChosen(page);
  await page.goto('/finder');
  await expect(page.getByText(named(t.unknown_one.replace('{{machines}}', 'WW 250')))).toBeVisible();
  await expect(page.getByText(named(t.finder.chosen.replace('{{count}}', '2')))).toBeVisible();
  await publish();

  for (const path of ['/compare', CHOSEN]) {
    const again = await withdrawChosen(page);
    await page.goto(path);
    await expect(page.getByText(named(t.unknown_one.replace('{{machines}}', 'WW 250')))).toBeVisible();
    await expect.poll(() => kept(page)).not.toContain('"ww-250"');
    // No link has taken its place, and it does not come back.
    await expect(page.getByRole('button', { name: named(t.restore) })).toHaveCount(0);
    if (path !== CHOSEN) await again();
  }
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.querySelector('[data-page-group] h1')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.keyboard.press('Control+p');
  const title = t.documentTitle.replace('{{machines}}', 'WW 200, WWR 200');
  await expect(page.locator('html'), 'what is left prints').toHaveAttribute('data-printed', named(title));
});
