import type { Page } from '@playwright/test';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { expect, SALES, test } from '../journeys/fixtures.ts';
import { sharedToken } from '../journeys/session.ts';
import { enlargeText } from '../journeys/text-size.ts';

/** Windows in which the picture lies behind the words. */
const WIDE = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1200 },
];
/** Where the widest machine begins in its picture, as a share of the window. */
const MACHINE_BEGINS = 0.494;
const TABLET = { width: 768, height: 1024 };

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Where the words of an element end at the right, and how many lines they take. */
const extent = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
      return {
        right: Math.max(...lines.map(({ right }) => right)),
        lines: new Set(lines.map(({ top }) => Math.round(top))).size,
      };
    });

async function machines(origin: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await sharedToken(origin, SALES)}`, 'X-Site-Language': 'de' };
  const answer = await fetch(`${origin}${API_PREFIX}/navigation/_all`, { headers });
  const links = parseMany(navigationItem, await answer.json()).map(({ link }) => link ?? '');
  return links.filter((link) => link.startsWith('/product/'));
}

test('the name of every machine ends before the machine begins, also with large text', async ({ salesPage: page, origin }) => {
  const paths = await machines(origin);
  expect(paths).toHaveLength(14);
  for (const path of paths) {
    await page.goto(path);
    await expect(headline(page)).toBeVisible();
    for (const text of [1, 1.25, 1.5, 2]) {
      await enlargeText(page, text);
      // In narrower ones the picture is below the words.
      for (const size of WIDE.filter(({ width }) => width >= 1024 * text)) {
        await page.setViewportSize(size);
        const { right } = await extent(page, 'main h1 > :last-child');
        expect(right, `${path} at ${size.width} px, text ${text * 100} %`).toBeLessThan(size.width * MACHINE_BEGINS);
      }
    }
  }
});

test('text of twice the size leaves the machine above its key figures', async ({ salesPage: page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/product/ww-200');
  await expect(headline(page)).toBeVisible();
  const figures = page.locator('#overview dl').first();
  await expect(figures).toBeVisible();
  /** How much of the picture the figures lie over. */
  const over = () =>
    figures.evaluate((element) => {
      const picture = element.closest('section')?.querySelector('picture')?.parentElement;
      return (picture?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
    });
  const usual = await over();
  await enlargeText(page, 2);
  expect(await over()).toBeLessThanOrEqual(usual + 24);
});

test('a headline in a column that large text makes narrow breaks at a joint of its word', async ({ salesPage: page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/product/ww-200');
  const title = page.locator('#technicalData h2');
  await expect(title).toHaveCSS('hyphens', 'none');
  // By the root, as a style sheet of one's own may set it: by the browser's setting the page has no such column then.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(title).toHaveCSS('hyphens', 'manual');
  expect(await title.textContent()).toContain('\u00ad');
});

test('the headline of the landing page has two lines and twelve columns in the widest windows', async ({ visitorPage: page }) => {
  await page.goto('/');
  await expect(headline(page)).toBeVisible();
  for (const width of [1800, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    const { right, lines } = await extent(page, 'main h1');
    expect(lines, `at ${width} px`).toBe(2);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width / 2);
  }
});

test('a tablet held upright shows the longest machine whole beside the person', async ({ salesPage: page }) => {
  await page.setViewportSize(TABLET);
  for (const path of ['/product/k-550', '/product/ww-250', '/product/gs-620']) {
    await page.goto(path);
    const drawing = page.locator('#scale section');
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((frame) => frame.scrollWidth - frame.clientWidth), path).toBeLessThanOrEqual(0);
  }
});

test('a table of figures has name, arrow and mark of every machine in one line', async ({ salesPage: page }) => {
  for (const kind of ['mischer', 'mischwoelfe', 'kutter', 'woelfe']) {
    await page.goto(`/product-overview/${kind}`);
    const names = page.locator('tbody th:has(button)');
    await expect(names.first()).toBeVisible();
    for (const size of [...WIDE, TABLET, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      const broken = names.evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const [link, mark] = ['a', 'button'].map((one) => cell.querySelector(one)?.getBoundingClientRect());
          return link && mark && mark.top < link.top + link.height / 2 ? [] : [cell.textContent];
        }),
      );
      expect(await broken, `${kind} at ${size.width} px`).toEqual([]);
    }
  }
});
