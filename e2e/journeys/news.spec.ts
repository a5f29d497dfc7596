import type { Browser, Page } from '@playwright/test';
import { adminPage, callContent } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { seeNews, storeSession, tokensFor } from './session.ts';

/** Publishes news in German about a machine; answers their id, and how they go again. */
async function publishNews(browser: Browser, origin: string, text: string) {
  const staff = await adminPage(browser, origin, 'de');
  const { docs } = await callContent(staff, origin, 'GET', '/products?where[slug][equals]=ww-200&depth=0');
  const { doc } = await callContent(staff, origin, 'POST', '/notifications?locale=de', {
    text,
    icon: 'add',
    style: 'error',
    entry: { relationTo: 'products', value: docs[0].id },
    actionText: 'Ansehen',
    _status: 'published',
  });
  const remove = async () => {
    await callContent(staff, origin, 'DELETE', `/notifications/${doc.id}`);
    await staff.close();
  };
  return { id: String(doc.id), remove };
}

/** Opens a page until the news are there: a release makes them. */
const untilShown = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/documents/overview');
    await expect(page.getByText(text)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 40_000 });

test('news that an editor publishes comes up once, and leads to its page', async ({ browser, page, language, origin, texts }) => {
  // Somebody of its own: other journeys mark the news of the shared account as seen.
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language));
  await seeNews(origin, token);
  const text = `Neu ${Date.now()}`;
  const news = await publishNews(browser, origin, text);
  try {
    await storeSession(page, language, token, refreshToken);
    await untilShown(page, text);
    const seen = page.waitForResponse((answer) => answer.url().endsWith(`/notifications/${news.id}/seen`));
    await page.getByRole('region', { name: texts.shell.notifications.name }).getByRole('link', { name: 'Ansehen' }).click();
    await expect(page).toHaveURL(/\/product\/ww-200$/);
    expect((await seen).status()).toBe(204);
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/notifications/unseen'));
    await page.reload();
    expect(await (await asked).text()).not.toContain(text);
  } finally {
    await news.remove();
  }
});

test('who logs out leaves no news behind', async ({ browser, page, language, origin, texts }) => {
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language));
  await seeNews(origin, token);
  const text = `Neu ${Date.now()}`;
  const news = await publishNews(browser, origin, text);
  try {
    await storeSession(page, language, token, refreshToken);
    await untilShown(page, text);
    await page.getByRole('button', { name: texts.shell.menu.open }).click();
    await page.getByRole('button', { name: texts.shell.menu.logout }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await expect(page.getByText(text)).toHaveCount(0);
  } finally {
    await news.remove();
  }
});
