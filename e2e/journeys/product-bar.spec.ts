import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES } from '@vitrine/contract/sites.ts';
import { expectAccessible } from './accessible.ts';
import { expect, named, plain, test } from './fixtures.ts';

const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replace(`{{${key}}}`, value), plain(text));

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** A browser without a list of ways to share, whose clipboard can be read. */
async function shareByClipboard(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
}

test('document and data sheet stay in reach, share their state with the send box, and say what they did', async ({
  salesPage: page,
  texts,
  phone,
}) => {
  const bar = phone ? page.getByRole('region', { name: texts.pageBar.name }) : page.getByRole('banner');
  const name = 'WW 200';
  const add = bar.getByRole('button', { name: new RegExp(`^${texts.pageBar.add}`) });
  const added = bar.getByRole('button', { name: new RegExp(`^${texts.pageBar.added}`) });
  await open(page, '/product/ww-200');
  if (!phone) {
    // Early for the keyboard, seen by all once the title is gone.
    await expect(add).toHaveCSS('opacity', '1');
    const actions = add.locator('..');
    await expect(actions).toHaveCSS('opacity', '0');
    await add.focus();
    await expect(actions).toHaveCSS('opacity', '1');
    await add.blur();
  }
  await scrollTo(page, '#technicalData');
  await expect(add).toBeInViewport();
  if (!phone) {
    const sheet = bar.getByRole('link', { name: new RegExp(`^${texts.pageBar.dataSheet}`) });
    await expect(sheet).toHaveAttribute('href', /^\/download\/assets\/.*data-sheet\.pdf$/);
    await expect(add.locator('..')).toHaveCSS('opacity', '1');
  }
  // The second press of a double click takes nothing back.
  await add.dblclick();
  await expect(added).toBeVisible();
  await expect(page.locator('#said')).toHaveText(named(fill(texts.pageBar.saidAdded, { name })));
  const toast = page.getByRole('region', { name: texts.shell.notifications.name });
  await expect(toast.getByRole('link', { name: texts.pageBar.toDocument })).toBeVisible();
  if (phone) {
    const [over, under] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  }
  const box = page.getByRole('region', { name: named(texts.products.send.name) });
  await box.scrollIntoViewIfNeeded();
  await expect(box.getByRole('button', { name: named(texts.products.send.added) })).toBeVisible();
  // The box does the same: on a phone the bar makes room for it.
  if (phone) await expect(bar).toHaveCount(0);
  await box.getByRole('button', { name: named(texts.products.send.added) }).click();
  await expect(page.locator('#said')).toHaveText(named(fill(texts.pageBar.saidRemoved, { name })));
  await scrollTo(page, '#technicalData');
  await expect(add).toBeInViewport();
});

test('plate and state change the output in place, and lead to the next size', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
  language,
}) => {
  await open(page, '/product/ww-200');
  const choice = page.getByRole('region', { name: texts.sizes.plates.name });
  const number = (value: number) => new Intl.NumberFormat(LOCALES[language]).format(value);
  await expect(choice).toContainText(number(9800));
  await choice.getByText(fill(texts.sizes.plates.millimetres, { plate: '8' }), { exact: true }).click();
  await expect(choice).toContainText(number(7400));
  await choice.getByText(texts.sizes.plates.states.frozen, { exact: true }).click();
  await expect(choice).toContainText(number(5200));
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(2);
  const larger = choice.getByRole('link', { name: /WW.250/ });
  await expect(larger).toContainText(`+${number(3200)}`);
  await expectAccessible(page, `section[aria-label="${texts.sizes.plates.name}"]`);
  // Both machines have advantages of this category; the filter of the next one shows all the same.
  const chips = page.getByRole('group', { name: named(texts.products.advantages.filter) }).getByRole('button');
  await chips.last().click();
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await larger.click();
  await expect(page).toHaveURL(/ww-250$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0250');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  // The choice holds for the visit, which a reload does not end.
  await expect(choice).toContainText(number(8400));
  await page.reload();
  await expect(choice).toContainText(number(8400));
  await open(page, '/product/k-330');
  await expect(page.locator('#overview')).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test('a machine stands at true size beside a person, and with its family on one line', async ({
  salesPage: page,
  texts,
  phone,
  language,
}) => {
  await open(page, '/product/ww-200');
  const scale = page.locator('#scale');
  await scale.scrollIntoViewIfNeeded();
  await expect(scale.getByRole('definition')).toHaveCount(4);
  await expect(scale).toContainText(language === 'de' ? '2.460' : '2,460');
  const machine = scale.locator('picture img');
  await expect(machine).toHaveJSProperty('complete', true);
  const [person, drawn] = await Promise.all([scale.locator('svg').boundingBox(), machine.boundingBox()]);
  expect((drawn?.height ?? 0) / (person?.height ?? 1)).toBeCloseTo(1840 / 1800, 1);
  expect((drawn?.width ?? 0) / (person?.height ?? 1)).toBeCloseTo(2460 / 1800, 1);
  await expectAccessible(page, '#scale');
  const region = scale.getByRole('region', { name: texts.sizes.scale.scroll });
  await expect(region).toContainText(language === 'de' ? '1,80' : '1.80');
  if (phone) {
    await region.focus();
    expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await open(page, '/product-overview/woelfe');
  await page.getByRole('region', { name: named(texts.products.send.name) }).scrollIntoViewIfNeeded();
  await expect(scale.locator('li')).toHaveCount(7);
});

test('pages lead back to where one came from, and hand out their address', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
  context,
  origin,
  phone,
  language,
}) => {
  await shareByClipboard(context, origin);
  await open(page, '/product-overview/woelfe');
  const back = page.getByRole('link', { name: new RegExp(`^${plain(texts.pageBar.backTo).split(' {{')[0]}`) });
  await expect(back).toHaveCount(0);
  // On phones the row has a way on even where the visit begins.
  const home = page.getByRole('main').getByRole('link', { name: texts.pageBar.home, exact: true });
  await expect(home).toHaveCount(phone ? 1 : 0);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /WW.160/ })
    .first();
  const picture = page.waitForRequest(/ww-160-hero/);
  await (phone ? link.focus() : link.hover());
  // The next page's first picture is on its way before anybody goes there.
  await picture;
  // A finger that comes down is enough.
  const touched = page.waitForRequest(/w-130-hero/);
  await page.getByRole('main').getByRole('link', { name: /W.130/ }).first().dispatchEvent('touchstart');
  await touched;
  await expect(page).toHaveURL(/woelfe$/);
  await link.click();
  await expect(page).toHaveURL(/ww-160$/);
  await expect(back).toHaveText(named(fill(texts.pageBar.backTo, { title: language === 'de' ? 'Wölfe' : 'Grinders' })));
  await page.getByRole('button', { name: new RegExp(`^${texts.pageBar.share}`) }).click();
  await expect(page.locator('#said')).toHaveText(texts.pageBar.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/product/ww-160`);
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/woelfe$/);
  await expect(back).toHaveCount(0);
});

test('while a page is on its way, window, way back and link are those of what is on show', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
  context,
  origin,
  language,
}) => {
  await shareByClipboard(context, origin);
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/api/v1/product/ww-250', async (route) => {
    await comes;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '/product-overview/woelfe');
  const { open: openMenu, close: closeMenu } = texts.shell.menu;
  await page.getByRole('button', { name: openMenu }).first().click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: closeMenu }).first().click();
  const name = language === 'de' ? 'Wölfe' : 'Grinders';
  const share = page.getByRole('button', { name: new RegExp(`^${texts.pageBar.share}`) });
  await expect(share).toHaveAccessibleName(new RegExp(name));

  // The page before stays for a moment, which is held here.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page
    .getByRole('main')
    .getByRole('link', { name: /WW.250/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ww-250$/);
  await share.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/product-overview/woelfe`);
  expect(plain(await page.title())).toMatch(new RegExp(`^${name} `));

  await page.clock.resume();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect.poll(async () => plain(await page.title())).toMatch(/^WW.250 · /);
  await expect(page.getByRole('link', { name: named(fill(texts.pageBar.backTo, { title: name })) })).toBeVisible();
  await share.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/product/ww-250`);
  come();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0250');
});
