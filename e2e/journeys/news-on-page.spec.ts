import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { NOTIFICATION_ICONS, type Notification } from '@vitrine/contract/notifications.ts';
import { MACHINES, storeDraft } from './draft.ts';
import { expect, SALES, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { newSession, storeSession, tokensFor } from './session.ts';

// News of these pages alone, which the server does not know: news.spec.ts has those that staff publish, which everybody gets.

/** Answers the page these news in the server's place, each until it was seen. */
async function answerNews(page: Page, news: readonly Omit<Notification, 'id'>[]): Promise<void> {
  const unseen = new Map<string, Omit<Notification, 'id'>>(news.map((attributes) => [randomUUID(), attributes]));
  await page.route('**/api/v1/notifications/unseen', (route) => {
    const data = Array.from(unseen, ([id, attributes]) => ({ id, attributes }));
    return route.fulfill({ json: { status_code: 200, data } });
  });
  await page.route('**/api/v1/notifications/*/seen', (route) => {
    unseen.delete(route.request().url().split('/').at(-2) ?? '');
    return route.fulfill({ status: 204 });
  });
}

test('news goes after six seconds, but not from under the pointer or the focus; the next one comes in a later round', async ({
  page,
  context,
  language,
  origin,
  texts,
}) => {
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language));
  await storeSession(page, language, token, refreshToken);
  await page.clock.install();
  await answerNews(page, [
    { icon: 'add', text: 'Neu 1', style: 'default' },
    { icon: 'add', text: 'Neu 2', style: 'default' },
  ]);
  // Without the channel the page asks at its interval.
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.goto('/product/ww-200');
  const list = page.getByRole('region', { name: texts.shell.notifications.name });
  const [first, second] = [list.getByText('Neu 1'), list.getByText('Neu 2')];
  const marked = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
  // The code that asks for news comes when the page is idle.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(first).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  // On show is seen: a reload does not bring it back.
  await marked;
  await first.hover();
  await page.clock.runFor(20_000);
  await expect(first).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(6500);
  await expect(first).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(second).toHaveCount(0);

  await page.clock.fastForward('05:01');
  await expect(second).toBeVisible();
  await context.setOffline(true);
  const entries = list.getByRole('button', { name: texts.shell.notifications.close });
  await expect(entries).toHaveCount(2);
  await entries.first().focus();
  await page.clock.runFor(20_000);
  await expect(entries).toHaveCount(2);
  // What is closed with the keyboard takes the focus with it: the time of the other goes on.
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await page.clock.runFor(6500);
  await expect(list).toHaveCount(0);
});

/** Icons of news, with what staff add to one of them. */
const KINDS: Record<(typeof NOTIFICATION_ICONS)[number], Partial<Notification>> = {
  add: { actionText: 'Finden', action: '/finder' },
  check: {},
  document: {},
  error: {},
  sent: {},
  update: {},
  'wifi-off': {},
  'wifi-on': { style: 'error' },
};

test('news of every icon come up one by one and stay until they are closed', async ({ salesPage: page, texts }) => {
  test.slow();
  await page.clock.install();
  const made = NOTIFICATION_ICONS.map((icon) => ({ icon, text: `Neu: ${icon}`, deleteOnClose: true, ...KINDS[icon] }));
  await answerNews(page, made);
  // Without the channel the page asks at its interval.
  await page.route('**/api/v1/events', (route) => route.abort());
  await page.goto('/documents/overview');
  const list = page.getByRole('region', { name: texts.shell.notifications.name });
  const entry = list.getByText(/^Neu: /);
  const drawn = new Set<string>();
  for (const { icon, text } of made) {
    // The code that asks for news comes when the page is idle; after that each round shows one.
    await expect(async () => {
      await page.clock.fastForward('05:01');
      await expect(entry).toHaveText(text, { timeout: 1000 });
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
  expect(drawn.size).toBe(made.length);
});

test('a log-out leaves no news behind', async ({ page, language, origin, texts }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await answerNews(page, [{ icon: 'add', text: 'Neu im Programm', style: 'error' }]);
  await page.goto('/documents/overview');
  await expect(page.getByText('Neu im Programm')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: texts.shell.menu.open }).click();
  await page.getByRole('button', { name: texts.shell.menu.logout }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText('Neu im Programm')).toHaveCount(0);
});

/** Places of everything in the window that can be pressed and lies below the news that are on show. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const news = document.querySelector('[class*="toast"]')?.getBoundingClientRect();
    if (!news) return ['no news'];
    return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isBelow = box.left < news.right && box.right > news.left && box.top < news.bottom && box.bottom > news.top;
      const isSeen = box.width > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isBelow && isSeen && !element.closest('[class*="toast"]') ? [element.textContent ?? ''] : [];
    });
  });

test('news covers nothing that one presses, wherever the page is', async ({ salesPage: page, texts }) => {
  await page.route('**/api/v1/notifications/unseen', (route) => {
    const attributes = { icon: 'add', text: 'Neu im Programm: der Winkelwolf WWB 300 mit Beschickung', style: 'error' };
    return route.fulfill({ json: { status_code: 200, data: [{ id: randomUUID(), attributes }] } });
  });
  await storeDraft(page, MACHINES);
  const list = page.getByRole('region', { name: texts.shell.notifications.name });
  for (const path of ['/documents/overview', '/documents/form', '/media-library', '/product-overview/woelfe']) {
    await page.goto(path);
    await expect(list).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => covered(page), { message: path }).toEqual([]);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => covered(page), { message: `${path}, scrolled` }).toEqual([]);
  }
});

test('where a phone has no free place news waits for one, is not seen before, and errors do not wait', async ({
  salesPage: page,
  texts,
}) => {
  const texted: Record<string, string> = {
    default: 'Neu im Programm: der Winkelwolf WWB 300',
    error: 'Das Dokument ging nicht hinaus',
  };
  let style = 'default';
  const id = randomUUID();
  await page.route('**/api/v1/notifications/unseen', (route) => {
    const attributes = { icon: 'add', text: texted[style], style };
    return route.fulfill({ json: { status_code: 200, data: [{ id, attributes }] } });
  });
  let seen = 0;
  await page.route('**/api/v1/notifications/*/seen', (route) => {
    seen += 1;
    return route.fulfill({ status: 204 });
  });
  await storeDraft(page, MACHINES);
  // As much as a keyboard leaves, all of it fields.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/documents/form');
  await page.getByLabel(texts.documents.form.firstName).scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: texts.shell.notifications.name, includeHidden: true });
  await expect(list).toBeAttached({ timeout: 30_000 });
  await expect(list).toBeHidden();
  expect(seen).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await expect.poll(() => seen).toBe(1);

  style = 'error';
  await page.setViewportSize({ width: 390, height: 300 });
  await page.reload();
  await expect(list).toBeVisible({ timeout: 30_000 });
});
