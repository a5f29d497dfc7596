import type { Browser, Page } from '@playwright/test';
import { NOTIFICATION_ICONS, unseenAnswer } from '@vitrine/contract/notifications.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { adminPage, callContent, staffRequests } from './admin.ts';
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

interface Given {
  browser: Browser;
  page: Page;
  language: Language;
  origin: string;
}

/** Shows news to somebody who has seen no other: journeys mark those of the shared account as seen. They go when `work` is done. */
async function withNews({ browser, page, language, origin }: Given, work: (news: { id: string; text: string }) => Promise<void>) {
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language));
  await seeNews(origin, token);
  const text = `Neu ${Date.now()}`;
  const { id, remove } = await publishNews(browser, origin, text);
  try {
    await storeSession(page, language, token, refreshToken);
    // Until a release holds them.
    await expect(async () => {
      await page.goto('/documents/overview');
      await expect(page.getByText(text)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 40_000 });
    await work({ id, text });
  } finally {
    await remove();
  }
}

test('news that an editor publishes comes up once, and leads to its page', async ({ browser, page, language, origin, texts }) => {
  await withNews({ browser, page, language, origin }, async ({ id, text }) => {
    const seen = page.waitForResponse((answer) => answer.url().endsWith(`/notifications/${id}/seen`));
    await page.getByRole('region', { name: texts.shell.notifications.name }).getByRole('link', { name: 'Ansehen' }).click();
    await expect(page).toHaveURL(/\/product\/ww-200$/);
    expect((await seen).status()).toBe(204);
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/notifications/unseen'));
    await page.reload();
    expect(await (await asked).text()).not.toContain(text);
  });
});

/** Icons of news, with what staff add to one of them. */
const KINDS: Record<(typeof NOTIFICATION_ICONS)[number], object> = {
  add: { actionText: 'Finden', action: '/finder' },
  check: {},
  document: {},
  error: {},
  sent: {},
  update: { singleNotificationKey: 'journey' },
  'wifi-off': { singleNotificationKey: 'journey' },
  'wifi-on': { style: 'error' },
};

test('news of every icon come up one by one, as staff made them', async ({ page, language, origin, texts }) => {
  test.setTimeout(120_000);
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language));
  await seeNews(origin, token);
  const staff = await staffRequests(origin);
  const made: string[] = [];
  try {
    for (const icon of NOTIFICATION_ICONS) {
      const data = { text: `Neu: ${icon}`, icon, style: 'default', deleteOnClose: true, ...KINDS[icon], _status: 'published' };
      const { doc } = await callContent({ request: staff }, origin, 'POST', '/notifications?locale=de', data);
      made.push(String(doc.id));
    }
    // Until a release holds the last one, and of the two with one topic the later.
    const told = NOTIFICATION_ICONS.filter((icon) => icon !== 'update');
    const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };
    const unseen = async () =>
      unseenAnswer.parse(await (await staff.get('/api/v1/notifications/unseen', { headers })).json()).data;
    await expect.poll(async () => (await unseen()).map(({ attributes }) => attributes.icon), { timeout: 40_000 }).toEqual(told);

    await storeSession(page, language, token, refreshToken);
    await page.clock.install();
    // Without the channel the page asks at its interval.
    await page.route('**/api/v1/events', (route) => route.abort());
    await page.goto('/documents/overview');
    const list = page.getByRole('region', { name: texts.shell.notifications.name });
    const entry = list.getByText(/^Neu: /);
    const drawn = new Set<string>();
    for (const icon of told) {
      // The code that asks for news comes when the page is idle; after that each round shows one.
      await expect(async () => {
        await page.clock.fastForward('05:01');
        await expect(entry).toHaveText(`Neu: ${icon}`, { timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      drawn.add(await list.locator('svg').first().innerHTML());
      if (icon === 'add') await expect(list.getByRole('link', { name: 'Finden' })).toHaveAttribute('href', '/finder');
      // It stays until it is closed, and only then counts as seen.
      await page.clock.runFor(7000);
      const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
      await list.getByRole('button', { name: texts.shell.notifications.close }).click();
      await seen;
      await expect(entry).toHaveCount(0);
    }
    expect(drawn.size).toBe(told.length);
  } finally {
    for (const id of made) await callContent({ request: staff }, origin, 'DELETE', `/notifications/${id}`);
    await staff.dispose();
  }
});

test('a log-out leaves no news behind', async ({ browser, page, language, origin, texts }) => {
  await withNews({ browser, page, language, origin }, async ({ text }) => {
    await page.getByRole('button', { name: texts.shell.menu.open }).click();
    await page.getByRole('button', { name: texts.shell.menu.logout }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await expect(page.getByText(text)).toHaveCount(0);
  });
});
