import type { Page } from '@playwright/test';
import { drag } from './finger.ts';
import { expect, named, plain, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';

/** Sections in the order of the specification (catalogue.md 2), by the ids that links lead to. */
const ORDER = [
  'overview',
  'view360',
  'highlights',
  'advantages',
  'applications',
  'caseStudies',
  'technicalData',
  'options',
  'downloads',
  'faq',
  'relatedContent',
];
/** The margin of a phone and the fade of a table before it, in px. */
const FADED = 44;
const without = (id: string) => ORDER.filter((section) => section !== id);

async function open(page: Page, slug: string) {
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const sectionsOf = (page: Page) =>
  page
    .locator('main [id]')
    .evaluateAll((elements, order) => elements.map(({ id }) => id).filter((id) => order.includes(id)), ORDER);

test('a machine with a turntable shows every other section, in order', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, 'ww-200');
  await expect.poll(() => sectionsOf(page)).toEqual(without('highlights'));
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    named(texts.products.turntable.headline),
    /.+/,
    named(texts.products.applications.headline),
    named(texts.products.technicalData.headline),
    named(texts.products.options.headline),
    named(texts.products.downloads.headline),
    named(texts.products.faq.headline),
    /.+/,
    named(texts.products.send.headline),
  ]);
  await expect(page.locator('#caseStudies blockquote')).not.toBeEmpty();
});

test('a machine without a turntable shows the highlight slider instead', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
  phone,
}) => {
  await open(page, 'gs-620');
  await expect.poll(() => sectionsOf(page)).toEqual(without('view360'));
  const slider = page.locator('#highlights');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole('heading', { name: named(texts.products.highlights.headline) })).toBeVisible();
  const first = slider.getByRole('heading', { level: 3 }).first();
  const left = async () => (await first.boundingBox())?.x ?? 0;
  const start = await left();
  if (phone) {
    await first.evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const y = ((await first.boundingBox())?.y ?? 0) - 80;
    await drag(page, phone, [
      { x: 300, y },
      { x: 60, y },
    ]);
  } else {
    await expect(slider.getByRole('button', { name: named(texts.products.previous), exact: true })).toBeDisabled();
    await slider.getByRole('button', { name: named(texts.products.next), exact: true }).click();
  }
  await expect.poll(left).toBeLessThan(start - 100);
});

test('a mouse drags a slider, and the end of a drag is no press on the link under it', { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  await open(page, 'ww-200');
  const links = page.locator('#applications').getByRole('link');
  await links.first().scrollIntoViewIfNeeded();
  const left = async () => (await links.first().boundingBox())?.x ?? 0;
  const start = await left();
  // Its code comes when the mouse is over the slider.
  const code = page.waitForResponse(/\/mouse-drag-[^/]+\.js$/);
  await links.nth(1).hover();
  await code;
  await expect(async () => {
    const { x, y } = (await links.nth(1).boundingBox()) ?? { x: 0, y: 0 };
    await drag(page, false, [
      { x: x + 200, y: y + 100 },
      { x: x - 300, y: y + 100 },
    ]);
    expect(await left()).toBeLessThan(start - 100);
  }).toPass();
  expect(new URL(page.url()).pathname).toBe('/product/ww-200');
});

test('a slider counts its groups anew when the window changes', { tag: '@desk' }, async ({ salesPage: page }) => {
  await open(page, 'ww-200');
  const section = page.locator('#applications');
  const dots = section.getByRole('button', { name: /\d+ \/ \d+$/ });
  await section.scrollIntoViewIfNeeded();
  await expect(dots).toHaveCount(2);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => dots.count()).toBeGreaterThan(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dots).toHaveCount(2);
});

test('the filter shows the advantages of one category', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await open(page, 'ww-200');
  const section = page.locator('#advantages');
  const filter = section.getByRole('group', { name: named(texts.products.advantages.filter) });
  const chips = filter.getByRole('button');
  const titles = section.getByRole('heading', { level: 3 });
  const all = 5;
  await expect(titles).toHaveCount(all);
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  const seen: string[] = [];
  for (let index = 1; index < (await chips.count()); index++) {
    const chip = chips.nth(index);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(filter.locator('[aria-pressed=true]')).toHaveCount(1);
    const promised = Number(/\d+$/.exec((await chip.textContent())?.trim() ?? '')?.[0]);
    await expect(titles).toHaveCount(promised);
    seen.push(...(await titles.allTextContents()));
  }
  expect(new Set(seen).size).toBe(all);
  await chips.first().click();
  await expect(titles).toHaveCount(all);
});

test('of the questions one is open at a time', { tag: '@once-phone' }, async ({ salesPage: page }) => {
  await open(page, 'ww-200');
  const questions = page.locator('#faq').getByRole('button');
  const answer = (index: number) => page.locator('#faq section').nth(index);
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(2).click();
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1);
  await expect.poll(async () => (await answer(2).boundingBox())?.height ?? 0).toBeGreaterThan(20);
  await expect.poll(async () => (await answer(0).boundingBox())?.height ?? 0).toBeLessThan(2);
  await questions.nth(2).click();
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0);
});

test('the technical table words options, reads a dash as not available, and keeps its columns in a copy', {
  tag: '@once-desk',
}, async ({ salesPage: page, texts }) => {
  await open(page, 'ww-200');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').filter({ hasText: /WW.200/ })).toHaveCount(1);
  const { option, notAvailable } = texts.products.technicalData;
  await expect(table.getByRole('cell', { name: option, exact: true }).first()).toBeVisible();
  const missing = table.getByRole('cell', { name: notAvailable, exact: true }).first();
  await expect(missing).toContainText('–');
  // Rows with a unit and rows without one: each figure is under its machine.
  const copied = await table.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString().split('\n') ?? [];
  });
  const cells = copied.map((line) => line.split('\t')).filter(({ length }) => length > 1);
  expect(cells.length).toBeGreaterThan(10);
  const columns = await table.locator('thead th').count();
  expect(cells.filter(({ length }) => length !== columns)).toEqual([]);
  expect(cells.some(([, unit]) => unit === '')).toBe(true);
});

test('a phone shows two whole columns of the technical table, and cuts no figure in two', { tag: '@phone' }, async ({
  salesPage: page,
}) => {
  await open(page, 'ww-200');
  const rows = page.locator('#technicalData tbody tr:has(td)');
  await rows.first().scrollIntoViewIfNeeded();
  /** Of each row: figures that end within the window, and those that its edge cuts and that begin before the table fades. */
  const seen = await rows.evaluateAll(
    (all, fade) =>
      all.map((row) => {
        const boxes = [...row.querySelectorAll('td')].flatMap((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          const box = words.getBoundingClientRect();
          return box.width > 0 ? [box] : [];
        });
        return {
          whole: boxes.filter(({ right }) => right <= innerWidth).length,
          cut: boxes.filter(({ left, right }) => left < innerWidth - fade && right > innerWidth).length,
        };
      }),
    FADED,
  );
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter(({ whole, cut }) => whole < 2 || cut > 0)).toEqual([]);
});

test('each technical document comes as a PDF to keep', { tag: '@once-phone' }, async ({ salesPage: page }) => {
  await open(page, 'ww-200');
  const links = page.locator('#downloads').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const saved = page.waitForEvent('download');
  await links.first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test('the section menu follows the page and leads through it', async ({ salesPage: page, texts }) => {
  await open(page, 'ww-200');
  const menu = page.getByRole('navigation', { name: texts.products.sections });
  const entry = (name: keyof typeof texts.products.menu) => menu.getByRole('link', { name: texts.products.menu[name] });
  const current = menu.locator('[aria-current]');
  await expect(current).toHaveText(texts.products.menu.overview);
  await page.locator('#technicalData').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toHaveText(texts.products.menu.products);
  await entry('details').click();
  await expect(current).toHaveText(texts.products.menu.details);
  await expect
    .poll(() => page.locator('#details').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(page.locator('#details')).toBeInViewport();
  await entry('overview').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the page goes into the document and out again, over a reload and in every tab', { tag: '@once-desk' }, async ({
  salesPage: page,
  context,
  texts,
}) => {
  const { add, added } = texts.products.send;
  await open(page, 'ww-200');
  const other = await context.newPage();
  await open(other, 'k-330');
  const box = page.getByRole('region', { name: named(texts.products.send.name) });
  const count = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: new RegExp(`^${texts.shell.document}`) });
  await expect(count(page)).toHaveAccessibleName(texts.shell.document);
  await box.getByRole('button', { name: exactly(add) }).click();
  await expect(box.getByRole('button', { name: named(added) })).toBeVisible();
  const one = plain(texts.shell.documentPages_one).replace('{{count}}', '1');
  await expect(count(page)).toHaveAccessibleName(one);
  await expect(count(other)).toHaveAccessibleName(one);
  await other.getByRole('button', { name: exactly(add) }).click();
  await expect(count(page)).toHaveAccessibleName(texts.shell.documentPages_other.replace('{{count}}', '2'));
  await page.reload();
  await expect(box.getByRole('button', { name: named(added) })).toBeVisible();
  await box.getByRole('button', { name: named(added) }).click();
  await expect(box.getByRole('button', { name: exactly(add) })).toBeVisible();
  await expect(count(other)).toHaveAccessibleName(one);
});
