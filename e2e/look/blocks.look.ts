import type { Page } from '@playwright/test';
import { expect, SALES, test } from '../journeys/fixtures.ts';
import { areasOf, putSession, sharedToken } from '../journeys/session.ts';
import { expectLook } from './baseline.ts';
import { serveGallery } from './gallery.ts';
import { loadAll, TODAY, takePicture } from './picture.ts';
import { block, EXAMPLES } from './taken.ts';

/** Too much content repeats itself, px. */
const TALLEST = 1400;

/** Leaves one example of the gallery on the page, without what lies over it or is on every page. */
const showOnly = (page: Page, example: string) =>
  page.evaluate((shown) => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-example]')) one.hidden = one.dataset.example !== shown;
    for (const one of document.querySelectorAll<HTMLElement>('header:not(main *), footer:not(main *)')) one.hidden = true;
    for (const one of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(one).position === 'fixed') one.style.visibility = 'hidden';
  }, example);

for (const [as, address] of [
  ['screen', '/gallery'],
  ['print', '/gallery?as=print'],
] as const) {
  // A sheet has one width.
  test(`every block looks as it did with short, normal and too much content, as ${as}${as === 'print' ? ' @1440' : ''}`, async ({
    page,
    origin,
  }, info) => {
    test.setTimeout(600_000);
    const gallery = await serveGallery(origin);
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(putSession, areasOf('de', await sharedToken(origin, SALES)));
    await page.goto(`${gallery.origin}${address}`);
    const examples = page.locator('[data-example]');
    await expect(examples).toHaveCount(EXAMPLES.length, { timeout: 60_000 });
    const found = await examples.evaluateAll((all) => all.map((one) => one.getAttribute('data-example') ?? ''));
    expect(found.toSorted()).toEqual(EXAMPLES.toSorted());
    for (const example of found) {
      await showOnly(page, example);
      await loadAll(page);
      await expectLook(`${info.project.name}/${block(as, example)}`, await takePicture(page), TALLEST);
    }
    await gallery.close();
  });
}

test('in development 24 columns can be laid over the page @1440', async ({ page, origin, texts }) => {
  const gallery = await serveGallery(origin);
  await page.addInitScript(putSession, areasOf('de', await sharedToken(origin, SALES)));
  await page.goto(`${gallery.origin}/gallery`);
  const toggle = page.getByRole('button', { name: texts.shell.gridToggle, exact: true });
  await expect(toggle).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Control+Shift+G');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('body i')).toHaveCount(24);
  await gallery.close();
});
