import type { Page } from '@playwright/test';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { ADMIN_LANGUAGES, type AdminLanguage, adminPage } from './admin.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';

test.describe.configure({ mode: 'serial' });

/** An edit must be on the page after this time (milliseconds), counted from the answer to the save. */
const ON_THE_PAGE_MS = 2000;
const ADMIN = {
  de: { value: /^Wert mit Einheit/, publish: 'Änderungen veröffentlichen' },
  en: { value: /^Value with unit/, publish: 'Publish changes' },
} as const;

/** Opens the machine in the admin, through the list. */
async function openProduct(page: Page, language: AdminLanguage) {
  const words = ADMIN[language];
  await page.goto(`/admin/collections/products?search=1100&locale=${language}`);
  await page
    .getByRole('table')
    .getByRole('link', { name: /M.1100/ })
    .first()
    .click();
  const value = page.getByRole('textbox', { name: words.value }).first();
  await expect(value).toBeEditable();
  return value;
}

/** Types a figure, publishes, and waits for the answer to the save. */
async function publish(page: Page, language: AdminLanguage, figure: string) {
  await page.getByRole('textbox', { name: ADMIN[language].value }).first().fill(figure);
  const button = page.getByRole('button', { name: ADMIN[language].publish });
  await expect(button).toBeEnabled();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/cms-api\/products\//.test(answer.url()),
  );
  await button.click();
  expect((await saved).status()).toBe(200);
}

for (const language of ADMIN_LANGUAGES) {
  test(`a figure that an editor publishes (${language}) is on the page two seconds later`, async ({
    browser,
    salesPage,
    origin,
  }, info) => {
    test.setTimeout(120_000);
    const staff = await adminPage(browser, origin, language);
    const before = await (await openProduct(staff, language)).inputValue();
    const figure = `${1000 + Math.floor(Math.random() * 9000)} l`;
    const token = await sharedToken(origin, SALES);
    const published = async () => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': language };
      const answer = await salesPage.request.get('/api/v1/product/m-1100', { headers });
      return parseOne(product, await answer.json()).keyFigures[0]?.value.replaceAll('\u00a0', ' ');
    };
    expect(await published()).toBe(before);
    await salesPage.evaluate(
      (l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })),
      language,
    );
    const shown = (value: string) => salesPage.getByRole('definition').filter({ hasText: value });
    await salesPage.goto('/product/m-1100');
    await expect(shown(before).first()).toBeVisible();
    await salesPage.locator('#relatedContent').getByRole('link').first().click();
    await salesPage.waitForURL((url) => !url.pathname.endsWith('/m-1100'));
    try {
      await publish(staff, language, figure);
      const started = Date.now();
      await expect.poll(published, { timeout: ON_THE_PAGE_MS, intervals: [50] }).toBe(figure);
      info.annotations.push({ type: 'publish to API', description: `${Date.now() - started} ms` });
      // Back in the app that was open all the time, and on a page that is loaded anew.
      await salesPage.goBack();
      await expect(shown(figure)).toBeVisible({ timeout: ON_THE_PAGE_MS });
      await salesPage.reload();
      await expect(shown(figure)).toBeVisible();
    } finally {
      await publish(staff, language, before);
      await expect.poll(published).toBe(before);
      await staff.close();
    }
    // A page that stays open follows, at the latest when its window is looked at again.
    await salesPage.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(shown(before).first()).toBeVisible({ timeout: ON_THE_PAGE_MS });
    await expect(shown(figure)).toHaveCount(0);
  });
}
