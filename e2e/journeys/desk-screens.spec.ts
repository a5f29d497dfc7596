import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, adminPage, callContent, deleteMember, onlyIn } from './admin.ts';
import { focused, someone } from './desk-list.ts';
import { DESK_WORDS, type DeskWords } from './desk-words.ts';
import { expectFits } from './fits.ts';
import { expect, STAFF, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

test.setTimeout(180_000);

for (const language of ADMIN_LANGUAGES) {
  const words: DeskWords = DESK_WORDS[language];

  for (const [width, other] of [
    [1440, 390],
    [390, 1440],
  ] as const) {
    test(`every part of the desk is accessible and fits (${language}, ${width} px)${width === 1440 ? onlyIn('de', language) : ' @long'}`, async ({
      browser,
      origin,
    }) => {
      await someone(origin, 'de');
      const page = await adminPage(browser, origin, language);
      await page.setViewportSize({ width, height: 844 });
      for (const [index, tab] of ['queue', 'mails', 'documents', 'deletions', 'audit'].entries()) {
        await page.goto(`/admin/desk?tab=${tab}`);
        await expect(page.getByRole('region', { name: words.tabs[index] })).toBeVisible();
        await expect(page.getByText(words.loading)).toHaveCount(0);
        await expectAccessible(page, '.template-default__wrap', '.localizer-button__label');
        await expectFits(page, tab);
        await page.setViewportSize({ width: other, height: 844 });
        await expectFits(page, `${tab} in a window of the other width`);
        await page.setViewportSize({ width, height: 844 });
      }
      await page.context().close();
    });
  }

  test(`what cannot be loaded says so and is asked for again (${language})${onlyIn('en', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await adminPage(browser, origin, language);
    const path = '**/cms-api/accounts/desk/queue*';
    const end = await intercept(page, path, (route) => route.abort());
    await page.goto('/admin/desk');
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await expectAccessible(page, '.template-default__wrap', '.localizer-button__label');
    await end();
    await page.getByRole('button', { name: words.again }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.failed)).toHaveCount(0);
    await expect(focused(page), 'the button is gone, the focus is in the list').toHaveCount(1);
    await page.context().close();
  });
}

test('the desk is for approvers; a log-in leads back to it', async ({ browser, origin }) => {
  const administrator = await adminPage(browser, origin, 'de');
  const account = { email: `redaktion-${randomUUID()}@vitrine.example`, password: 'vitrine-demo-2026' };
  const created = await callContent(administrator, origin, 'POST', '/staff', {
    ...account,
    name: 'Redaktion',
    roles: ['editor'],
    currentPassword: STAFF.password,
  });
  try {
    const page = await adminPage(browser, origin, 'de', account, '/admin/desk');
    await expect(page.getByText(DESK_WORDS.de.refused)).toBeVisible();
    await expect(page.locator('#nav-desk')).toHaveCount(0);
    expect((await page.request.get('/cms-api/accounts/desk/queue', { headers: { Origin: origin } })).status()).toBe(403);
    await page.context().close();
  } finally {
    await deleteMember(administrator, origin, created.doc.id);
    await administrator.context().close();
  }
});
