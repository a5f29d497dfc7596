import type { Locator, Page } from '@playwright/test';
import { CATALOGUE_PAGES } from '../journeys/every-route.ts';
import { expect, named, test } from '../journeys/fixtures.ts';
import { settled } from '../journeys/settled.ts';

/** A picture of an element without the focus, which has a mark of its own. */
async function pictureOf(page: Page, element: Locator): Promise<string> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  await settled(page);
  return (await element.screenshot()).toString('base64');
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a ticked box and a chosen salutation look it', async ({ visitorPage: page, texts }) => {
    await page.goto('/registration');
    const box = page.locator('label:has(input[type=checkbox])').first();
    const [empty, name] = [await pictureOf(page, box), texts.registration.genders.f];
    await box.locator('input').check({ force: true });
    expect(await pictureOf(page, box)).not.toBe(empty);
    const choice = page.locator('label', { has: page.getByRole('radio', { name: named(name) }) });
    const open = await pictureOf(page, choice);
    await choice.click();
    await expect(page.getByRole('radio', { name: named(name) })).toBeChecked();
    expect(await pictureOf(page, choice)).not.toBe(open);
  });

  test('the lines of the menu button are there', async ({ salesPage: page, texts }) => {
    await page.goto('/product/ww-200');
    const button = page.getByRole('button', { name: texts.shell.menu.open });
    const shown = await pictureOf(page, button);
    await button.evaluate((one) => {
      for (const part of one.querySelectorAll<HTMLElement>('*')) part.style.visibility = 'hidden';
    });
    expect(await pictureOf(page, button)).not.toBe(shown);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself on any page', async ({ salesPage: page }) => {
    const moving: string[] = [];
    for (const path of ['/', ...CATALOGUE_PAGES]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await settled(page);
      const found = await page.evaluate(() => ({
        animations: document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
        videos: [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
      }));
      if (found.animations + found.videos > 0) moving.push(`${path}: ${JSON.stringify(found)}`);
    }
    expect(moving).toEqual([]);
  });
});
