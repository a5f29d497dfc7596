import { randomUUID } from 'node:crypto';
import { expect, mailsTo, plain, SALES, test } from './fixtures.ts';
import { stop, tabTo } from './focus-walk.ts';
import { movePageUp } from './move-page.ts';

/** The whole name; what a text leaves open is a pattern. */
const exactly = (text: string, open = '') => new RegExp(`^${plain(text).replace(/\{\{\w+\}\}/, open)}$`);
const beginning = (text: string) => new RegExp(`^${plain(text)}`);

test('a salesman does the main job by keyboard alone', async ({ page, texts, language }) => {
  test.setTimeout(180_000);
  const { documents, login, products, shell } = texts;
  const address = `tastatur.${randomUUID()}@kunde.example`;

  await test.step('log in', async () => {
    await page.addInitScript((l) => {
      if (!localStorage.getItem('base')) localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 }));
    }, language);
    await page.goto('/');
    await tabTo(page, exactly(texts.landing.login));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await expect(page.getByLabel(login.email)).toBeVisible();
    await tabTo(page, beginning(login.email));
    await page.keyboard.type(SALES.email);
    await tabTo(page, beginning(login.password));
    await page.keyboard.type(SALES.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
  await test.step('go to a machine by the menu', async () => {
    await tabTo(page, exactly(shell.menu.open));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('link', { name: /.+/ }).first()).toBeVisible();
    await tabTo(page, exactly(language === 'de' ? 'Kutter' : 'Bowl cutters'));
    await page.keyboard.press('Enter');
    await tabTo(page, /^K.330/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/k-330');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('K\u00a0330');
  });
  await test.step('open an advantage and close it again', async () => {
    // The sections come one after the other, and push away what a fast walk has reached below them.
    await expect(page.locator('#relatedContent').getByRole('link').first()).toBeAttached();
    await tabTo(page, exactly(products.advantages.open, '.+'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('add it at the end of the page', async () => {
    await tabTo(page, exactly(products.send.add));
    await page.keyboard.press('Enter');
    await tabTo(page, exactly(products.send.link_one, '1'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documents/overview');
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeAttached();
  });
  await test.step('choose a second one and put it first', async () => {
    await tabTo(page, /(Winkelwolf|Angled meat grinder) WW.200/);
    await page.keyboard.press('Space');
    await tabTo(page, exactly(documents.overview.move, '.*WW.200'));
    await movePageUp(page, documents, { from: 2, to: 1, count: 2 });
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('documents') ?? '{}').state?.documents?.[0]?.urlPath))
      .toBe('/product/ww-200');
    await expect.poll(async () => (await stop(page)).name).toMatch(exactly(documents.overview.move, '.*WW.200'));
    await tabTo(page, exactly(documents.overview.proceed));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documents/form');
    await expect(page.getByRole('form')).toBeVisible();
  });
  await test.step('fill in the form and send', async () => {
    const t = documents.form;
    await tabTo(page, exactly(t.male));
    await page.keyboard.press('ArrowRight');
    for (const [label, text] of [
      [t.firstName, 'Karin'],
      [t.lastName, 'Petersen'],
      [t.company, 'Fleischwerk Niederaue'],
      [t.email, address],
      [t.message, 'Wie besprochen.'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(label)).toBeFocused();
      expect((await stop(page)).marked, label).toBe(true);
      await page.keyboard.type(text);
    }
    await tabTo(page, exactly(t.send));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documents/processing');
    await expect.poll(() => mailsTo(address).then((mails) => mails.length), { timeout: 45_000 }).toBe(1);
    const [mail] = await mailsTo(address);
    expect(mail?.text).toContain(language === 'de' ? 'Frau Petersen' : 'Ms Petersen');
    expect(mail?.attachments).toHaveLength(1);
  });
});
