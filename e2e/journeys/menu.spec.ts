import type { Locator, Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';
import { turnWheel } from './frames.ts';

async function openMenu(page: Page, names: { open: string; name: string }) {
  await page.getByRole('button', { name: names.open }).click();
  const menu = page.getByRole('dialog', { name: names.name });
  await expect(menu).toBeVisible();
  return menu;
}

test('the menu takes the page over, keeps the focus, and Escape gives both back', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const { menu: names } = texts.shell;
  await page.goto('/product/ww-200');
  const menu = await openMenu(page, names);
  const stops = new Set<string>();
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    stops.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'outside the page';
        return focused.closest('dialog') ? (focused.textContent ?? '') : `behind: ${focused.outerHTML.slice(0, 80)}`;
      }),
    );
  }
  expect([...stops].filter((stop) => stop.startsWith('behind'))).toEqual([]);
  expect(stops.size).toBeGreaterThan(8);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await turnWheel(page, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What closes the menu is where it was opened.
  const end = async (button: Locator) => {
    const box = await button.boundingBox();
    return box && Math.round(box.x + box.width);
  };
  const closed = await end(menu.getByRole('button', { name: names.close }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await end(page.getByRole('button', { name: names.open }))).toBe(closed);
  await expect(page.getByRole('button', { name: names.open })).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a double click opens the menu, and its second press does not close it', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const { menu: names } = texts.shell;
  await page.goto('/product/ww-200');
  const opener = await page.getByRole('button', { name: names.open }).boundingBox();
  const menu = await openMenu(page, names);
  // The menu has come between the two presses: the second meets its close button, or the ground that it does not cover yet.
  await page.mouse.move((opener?.x ?? 0) + (opener?.width ?? 0) / 2, (opener?.y ?? 0) + (opener?.height ?? 0) / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // A menu that closes takes its step in the history back.
  expect(await page.evaluate(() => history.state?.overlay)).toBe('menu');
  await menu.getByRole('button', { name: names.close }).click();
  await expect(menu).toBeHidden();
});

test('the back button closes the menu', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await page.goto('/product/ww-200');
  const menu = await openMenu(page, texts.shell.menu);
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
});

test('the menu leads through its levels to a machine, and marks where one is', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await page.goto('/product/ww-200');
  const menu = await openMenu(page, texts.shell.menu);
  const main = menu.getByRole('navigation', { name: texts.shell.menu.main });
  await expect(main.locator('[aria-current=page]')).toContainText('WW\u00a0200');
  // The longest group and its picture leave room for the foot.
  await expect(menu.getByRole('button', { name: texts.shell.menu.settings })).toBeInViewport({ ratio: 1 });
  await main.getByRole('button', { name: 'Kutter', exact: true }).click();
  // A group has a page of its own, which its button only opens.
  const ownPage = main.getByRole('link', { name: new RegExp(`^${texts.shell.menu.ownPage}\\s*Kutter$`) });
  await expect(ownPage).toHaveAttribute('href', '/product-overview/kutter');
  await main.getByRole('link', { name: named('K 330') }).click();
  await page.waitForURL('**/product/k-330');
  await expect(menu).toBeHidden();
  await page.goBack();
  await page.waitForURL('**/product/ww-200');
  await expect(menu).toBeHidden();
});

test('the levels come one after the other', { tag: '@phone' }, async ({ salesPage: page, texts, language }) => {
  const { menu: names } = texts.shell;
  const [machines, cutters] = language === 'de' ? ['Maschinen', 'Kutter'] : ['Machines', 'Bowl cutters'];
  await page.goto('/');
  const menu = await openMenu(page, names);
  const main = menu.getByRole('navigation', { name: names.main });
  await main.getByRole('button', { name: machines }).tap();
  await expect(main.getByRole('heading', { name: machines })).toBeVisible();
  await expect(main.getByRole('button', { name: names.back })).toBeFocused();
  const group = main.getByRole('button', { name: cutters, exact: true });
  await group.tap();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: named('K 330') })).toBeVisible();
  await main.getByRole('button', { name: names.back }).tap();
  await expect(main.getByRole('button', { name: machines })).toBeFocused();
  await main.getByRole('button', { name: machines }).tap();
  await main.getByRole('button', { name: cutters, exact: true }).tap();
  await main.getByRole('link', { name: named('K 330') }).tap();
  await page.waitForURL('**/product/k-330');
  await expect(menu).toBeHidden();
});
