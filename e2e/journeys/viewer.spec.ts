import { expect, named, test } from './fixtures.ts';
import { turnWheel } from './frames.ts';

test('the viewer pages to its ends, locks the page, and gives the focus back', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const { viewer } = texts.products;
  await page.goto('/product/ww-200');
  const opener = page
    .locator('#advantages')
    .getByRole('button', { expanded: undefined })
    .and(page.locator('[aria-haspopup=dialog]'))
    .first();
  const dialog = page.getByRole('dialog');
  const count = (index: number) => viewer.count.replace('{{index}}', String(index)).replace('{{total}}', '5');
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/.+/);
  const previous = dialog.getByRole('button', { name: named(viewer.previous) }).filter({ visible: true });
  const next = dialog.getByRole('button', { name: named(viewer.next) }).filter({ visible: true });

  await test.step('the ends are ends', async () => {
    await expect(dialog.getByText(count(1))).toBeVisible();
    await expect(previous).toBeDisabled();
    for (let index = 2; index <= 5; index++) {
      await next.click();
      await expect(dialog.getByText(count(index))).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(count(4))).toBeVisible();
  });
  await test.step('the picture is there in full', async () => {
    await expect
      .poll(() =>
        dialog
          .locator('img')
          .evaluateAll((images) =>
            images.map((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
          ),
      )
      .toEqual([true]);
  });
  await test.step('the page behind stands still', async () => {
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(200, 450);
    await turnWheel(page, 800);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step('Escape closes it and the focus is where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});

test('below 800 px a picture over the page is as wide as the window', { tag: '@phone' }, async ({ salesPage: page }) => {
  await page.goto('/product/ww-200');
  await page.locator('#advantages [aria-haspopup=dialog]').first().click();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(390);
});

test('the back button closes the viewer and stays on the page', { tag: '@once-desk' }, async ({ salesPage: page }) => {
  await page.goto('/product/ww-200');
  const openers = page.locator('#options').getByRole('button').and(page.locator('[aria-haspopup=dialog]'));
  await openers.nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/product/ww-200');
  await expect(openers.nth(1)).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /.+/ }).first().click();
  await expect(dialog).toBeHidden();
});

test('a reload, and a step forward, show the entry that was opened', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await page.goto('/product/ww-200');
  const dialog = page.getByRole('dialog');
  const options = page.locator('#options');
  const tab = options.getByRole('tab').nth(1);
  await tab.click();
  // The tab answers the press, its options come with the next frame.
  const option = options
    .getByRole('tabpanel', { name: await tab.innerText() })
    .locator('[aria-haspopup=dialog]')
    .last();
  const name = await option.locator('.h4').innerText();
  await option.click();
  await expect(dialog).toHaveAccessibleName(name);
  await page.reload();
  await expect(dialog).toHaveAccessibleName(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(options.getByRole('tab', { selected: true })).toHaveText(await tab.innerText());
  await options.getByRole('tab').first().click();
  await page.goForward();
  await expect(dialog).toHaveAccessibleName(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const advantages = page.locator('#advantages');
  const chips = page.getByRole('group', { name: named(texts.products.advantages.filter) }).getByRole('button');
  await chips.last().click();
  const advantage = advantages.locator('[aria-haspopup=dialog]').last();
  await advantage.click();
  await expect(dialog).toBeVisible();
  const opened = await dialog.getAttribute('aria-label');
  await page.reload();
  await expect(dialog).toHaveAccessibleName(opened ?? 'no name');
  await page.keyboard.press('Escape');
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await chips.first().click();
  await page.goForward();
  await expect(dialog).toHaveAccessibleName(opened ?? 'no name');
});

test('a picture that does not come is said', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await page.goto('/product/gs-620');
  const opener = page.locator('#highlights').locator('[aria-haspopup=dialog]').first();
  await opener.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await opener.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(texts.products.viewer.next) })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(texts.products.viewer.failed);
});
