import type { Page } from '@playwright/test';
import { recipient, storeDraft } from './draft.ts';
import { expect, SALES, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { mainHeading, newSession, newsAsked, stored, storeSession } from './session.ts';

test('logging out ends the session here, at the server and in the other tab', async ({
  page,
  context,
  language,
  texts,
  origin,
}) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await page.goto('/product/ww-200');
  const other = await context.newPage();
  await other.goto('/product/k-330');
  await expect(mainHeading(other)).toContainText('K\u00a0330');
  await page.getByRole('button', { name: texts.shell.menu.open }).click();
  await page.getByRole('button', { name: texts.shell.menu.logout }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await other.waitForURL((url) => url.pathname === '/login');
  await expect(mainHeading(other)).toHaveText(texts.login.title);
  for (const tab of [page, other]) {
    expect(await stored(tab, 'auth')).not.toContain(token);
    expect(await stored(tab, 'objects')).not.toContain(SALES.email);
  }
  const content = async () => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };
    return (await page.request.get('/api/v1/product/ww-200', { headers })).status();
  };
  await expect.poll(content).toBe(401);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(mainHeading(page)).toHaveText(texts.login.title);
});

test('a log-out removes what a person typed about themselves, in every tab', async ({
  page,
  context,
  language,
  texts,
  origin,
}) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  const other = await context.newPage();
  // Tabs hear of each other once they are idle.
  await Promise.all([newsAsked(other), other.goto('/profile')]);
  await page.goto('/profile');
  const kept = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const tab of [page, other]) {
    await tab.getByLabel(texts.profile.details.phone).fill('+49 89 555');
    await tab.evaluate(() => sessionStorage.setItem('password-asked-for', '{"email":"karin@fleischwerk.example"}'));
    await expect.poll(() => kept(tab)).toContain('+49 89 555');
  }
  await page.getByRole('button', { name: texts.shell.menu.open }).click();
  await page.getByRole('button', { name: texts.shell.menu.logout }).click();
  for (const tab of [page, other]) {
    await tab.waitForURL((url) => url.pathname === '/login');
    await expect.poll(() => kept(tab)).not.toMatch(/555|fleischwerk|profile-details/);
  }
});

test('the next user of a browser sees nothing of the one before, who finds the draft again', async ({
  page,
  language,
  texts,
  origin,
}) => {
  const t = texts.documents.form;
  const [company, message] = [page.getByLabel(t.company), page.getByLabel(t.message)];
  const recent = page.getByRole('group', { name: t.recentLabel });
  const begin = async () => {
    const { token, refreshToken } = await newSession(origin, SALES);
    await storeSession(page, language, token, refreshToken);
  };
  const logOut = async () => {
    await page.getByRole('button', { name: texts.shell.menu.open }).click();
    await page.getByRole('button', { name: texts.shell.menu.logout }).click();
    await page.waitForURL((url) => url.pathname === '/login');
  };
  const typed = recipient('karin@kunde.example');
  const { message: _, ...earlier } = typed;
  const seesOwn = async () => {
    await page.goto('/documents/form');
    await expect(company).toHaveValue(typed.company);
    await expect(message).toHaveValue(typed.message);
    await expect(recent).toContainText('Petersen');
  };
  await begin();
  await storeDraft(page, ['/product/ww-200'], typed, [earlier]);
  await seesOwn();
  await logOut();

  // Another account, as the server would describe it.
  const stop = await intercept(page, '**/api/v1/user/current', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const id = String(JSON.parse(body).data.id);
    await route.fulfill({ response, body: body.replaceAll(id, '00000000-0000-4000-8000-000000000000') });
  });
  await begin();
  await page.goto('/documents/form');
  await expect(company).toHaveValue('');
  await expect(message).toHaveValue('');
  await expect(recent).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('WW\u00a0200');
  await logOut();

  await stop();
  await begin();
  await seesOwn();
});
