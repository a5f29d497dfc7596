import type { Page } from '@playwright/test';
import { type WireDocument, wireDocument } from '@vitrine/contract/json-api.ts';
import { documentAt } from '@vitrine/contract/page-paths.ts';
import { expectFits } from '../journeys/fits.ts';
import { test as base, expect, named, plain, SALES } from '../journeys/fixtures.ts';
import { intercept } from '../journeys/intercept.ts';
import { sharedToken, storeSession } from '../journeys/session.ts';
import { watch } from '../journeys/sound.ts';
import { withEntries, withLongHeadlines, withoutOptional } from './odd-content.ts';

/** The first page, which is another one before the log-in. */
const HOME = { path: 'home-page', isIn: true };
const LANDING = { path: 'landing-page', isIn: false };
/** One page of each kind whose content is a record. */
const PAGES = [
  '/product/ww-200',
  '/product-overview/woelfe',
  '/product-line/hackfleischlinie',
  '/product-line-automation/beschickung',
  '/product-application/kochwurst',
  '/case-study/hackwerk-sonnheim',
  '/content-page/ueber-uns',
];
const MANY = 40;

const pathOf = (page: string) => {
  const path = documentAt(page);
  if (!path) throw new Error(`no document is at ${page}`);
  return path;
};

/** Every page with its document, and whether one is logged in. */
const ALL = [
  ...PAGES.map((address) => ({ address, path: pathOf(address), isIn: true })),
  { address: '/', ...HOME },
  { address: '/', ...LANDING },
];

const test = base.extend<{ isIn: boolean; reader: Page }>({
  isIn: [true, { option: true }],
  /** A page of a sales person, or of somebody who is not logged in. */
  reader: async ({ isIn, page, language, origin }, use) => {
    if (isIn) await storeSession(page, language, await sharedToken(origin, SALES));
    await use(page);
  },
});

/** Opens a page whose document is changed on its way. */
async function openChanged(
  page: Page,
  { address, path }: { address: string; path: string },
  change: (path: string, document: WireDocument) => WireDocument,
) {
  const stop = await intercept(page, `**/api/v1/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(path, wireDocument.parse(await response.json())) });
  });
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expectFits(page, address);
  await stop();
}

for (const one of ALL) {
  const { address, path, isIn } = one;
  test.describe(`${address}, of ${path}`, () => {
    test.use({ isIn });
    test('without everything that may be missing it still says what it is about', async ({ reader: page, baseURL }) => {
      const trouble = watch(page, baseURL ?? '');
      await openChanged(page, one, withoutOptional);
      // A headline without anything below it would be a section that was not left out.
      const bare = await page
        .locator('main section')
        .evaluateAll((all) =>
          all
            .filter(
              (section) =>
                section.checkVisibility() &&
                section.textContent.trim() === '' &&
                !section.querySelector('img, video, canvas, svg'),
            )
            .map(({ id, className }) => id || className),
        );
      expect(bare).toEqual([]);
      expect(trouble).toEqual([]);
    });

    for (const count of [0, 1, MANY])
      test(`with ${count} entries in each list it shows what there is`, async ({ reader: page, baseURL }) => {
        const trouble = watch(page, baseURL ?? '');
        await openChanged(page, one, (_path, document) => withEntries(path, document, count));
        expect(trouble).toEqual([]);
      });

    test('a headline of 300 letters is broken into lines and cuts nothing off', async ({ reader: page }) => {
      await openChanged(page, one, (_path, document) => withLongHeadlines(document));
      const cut = await page.locator(':is(main, footer) :is(h1, h2, h3)').evaluateAll((all) =>
        all
          .filter((one) => {
            const box = one.getBoundingClientRect();
            // What is for a screen reader alone has a pixel, and further slides wait beside the window.
            if (!one.checkVisibility() || box.width <= 8 || box.left < 0 || box.left >= innerWidth) return false;
            const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
            const words = document.createRange();
            while (texts.nextNode()) {
              words.selectNodeContents(texts.currentNode);
              if (words.getBoundingClientRect().right > box.right + 1) return true;
            }
            return false;
          })
          .map((one) => one.textContent.slice(0, 40)),
      );
      expect(cut).toEqual([]);
    });

    test('pictures that do not come leave their words and their place', async ({ reader: page }) => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const name = plain((await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '');
      await intercept(page, '**/assets/**', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.continue(),
      );
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(named(name));
      await expectFits(page, address);
      const flat = await page
        .locator('main img')
        .evaluateAll((all) =>
          all
            .filter((img) => img.checkVisibility() && img.getBoundingClientRect().height < 2)
            .map((img) => img.getAttribute('alt')),
        );
      expect(flat).toEqual([]);
    });

    test('a slow server shows the shape of the page, one that fails says so and is asked again', async ({
      reader: page,
      texts,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('banner')).toBeVisible();
      let answer: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const stop = await intercept(page, `**/api/v1/${path}`, async (route) => {
        await late;
        await route.fulfill({ status: 500, body: '' });
      });
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      answer();
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText(texts.shell.failure.headline, { timeout: 30_000 });
      await stop();
      await failure.getByRole('button', { name: texts.common.retry }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
}

test('forty questions and forty files are forty lines', async ({ reader: page }) => {
  await openChanged(page, { address: '/product/ww-200', path: 'product/ww-200' }, (path, document) =>
    withEntries(path, document, MANY),
  );
  await expect(page.locator('#faq button[aria-expanded]')).toHaveCount(MANY);
  await expect(page.locator('#downloads li')).toHaveCount(MANY);
});

test('forty tiles and forty news on the home page are forty links each', async ({ reader: page }) => {
  await openChanged(page, { address: '/', ...HOME }, (path, document) => withEntries(path, document, MANY));
  const sections = page.locator('main > section');
  await expect(sections.nth(1).getByRole('link')).toHaveCount(MANY);
  await expect(sections.nth(2).getByRole('link')).toHaveCount(MANY);
});

test.describe('before the log-in', () => {
  test.use({ isIn: false });
  test('forty questions, functions and advantages of the landing page are all there', async ({ reader: page }) => {
    await openChanged(page, { address: '/', ...LANDING }, (path, document) => withEntries(path, document, MANY));
    await expect(page.getByRole('main').locator('button[aria-expanded]')).toHaveCount(MANY);
    await expect(page.locator('main > section ~ section li')).toHaveCount(2 * MANY);
  });
});
