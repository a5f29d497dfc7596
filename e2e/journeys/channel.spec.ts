import type { Page } from '@playwright/test';
import { unseenAnswer } from '@vitrine/contract/notifications.ts';
import { callContent, staffRequests } from './admin.ts';
import { expect, SALES, test } from './fixtures.ts';
import { endSession, mainHeading, newSession, seeNews, storeSession } from './session.ts';

test.describe.configure({ mode: 'serial' });

/** An open page has to show what the server knows after this time (ms). Without its channel it asks every six seconds, and for news every five minutes. */
const ON_THE_PAGE_MS = 2000;

/** Opens a page, and waits until the server can tell it something. */
async function open(page: Page, path: string) {
  const channel = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/events'));
  await page.goto(path);
  expect((await channel).status()).toBe(200);
}

test('an open page is notified of a new release', async ({ page, language, origin }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': language };
  await storeSession(page, language, token, refreshToken);
  await open(page, '/product-overview/kutter');
  await expect(mainHeading(page)).toBeVisible();
  const staff = { request: await staffRequests(origin) };
  const { docs } = await callContent(
    staff,
    origin,
    'GET',
    `/product-overviews?where[slug][equals]=kutter&locale=${language}&depth=0`,
  );
  const [{ id, introSubline: before }] = docs;
  const mark = `Q${Date.now()}`;
  const write = (introSubline: string) =>
    callContent(staff, origin, 'PATCH', `/product-overviews/${id}?locale=${language}`, { introSubline, _status: 'published' });
  const answer = async () => await (await page.request.get('/api/v1/product-overview/kutter', { headers })).text();
  try {
    await write(`${before} ${mark}`);
    // From here on a page that is opened has it.
    await expect.poll(answer, { intervals: [50], timeout: 20_000 }).toContain(mark);
    await expect(page.getByText(mark)).toBeVisible({ timeout: ON_THE_PAGE_MS });
  } finally {
    await write(before);
    await staff.request.dispose();
  }
});

test('an open page is notified of news', async ({ page, language, origin }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await seeNews(origin, token);
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': language };
  const unseen = async () =>
    unseenAnswer.parse(await (await page.request.get('/api/v1/notifications/unseen', { headers })).json()).data;
  await storeSession(page, language, token, refreshToken);
  await open(page, '/documents/overview');
  const text = `Neu ${Date.now()}`;
  const staff = { request: await staffRequests(origin) };
  const { doc } = await callContent(staff, origin, 'POST', `/notifications?locale=${language}`, {
    text,
    icon: 'add',
    style: 'error',
    _status: 'published',
  });
  try {
    await expect
      .poll(async () => (await unseen()).map(({ attributes }) => attributes.text), { intervals: [50], timeout: 20_000 })
      .toContain(text);
    await expect(page.getByText(text)).toBeVisible({ timeout: ON_THE_PAGE_MS });
  } finally {
    await callContent(staff, origin, 'DELETE', `/notifications/${doc.id}`);
    await staff.request.dispose();
  }
});

test('an open page is notified that its session has ended', async ({ page, language, origin, texts }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await open(page, '/product/k-330');
  await expect(mainHeading(page)).toBeVisible();
  await endSession(origin, token);
  await page.waitForURL((url) => url.pathname === '/login', { timeout: ON_THE_PAGE_MS });
  await expect(page.getByText(texts.shell.notifications.loggedOut)).toBeVisible();
});
