import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ADMIN_LANGUAGES, adminPage, callContent, deleteMember, onlyIn, untilLive } from './admin.ts';
import { expect, STAFF, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const WORDS = {
  de: {
    menu: 'Löschen',
    confirm: 'Bestätigen',
    inUse: /Dieser Eintrag wird noch verwendet.*• Anwendung „/s,
    usedIn: 'Verwendet in',
    title: /^Titel/,
    slug: /^Adresse/,
    saveDraft: 'Entwurf speichern',
    taken: 'Diese Adresse hat schon „',
    duplicate: 'Duplizieren',
    missing: 'Fehlende Übersetzungen',
    question: /^Frage/,
    answer: /^Antwort/,
    save: 'Speichern',
  },
  en: {
    menu: 'Delete',
    confirm: 'Confirm',
    inUse: /This entry is still in use.*• Application “/s,
    usedIn: 'Used in',
    title: /^Title/,
    slug: /^Address/,
    saveDraft: 'Save Draft',
    taken: '” has this address already.',
    duplicate: 'Duplicate',
    missing: 'Missing translations',
    question: /^Question/,
    answer: /^Answer/,
    save: 'Save',
  },
} as const;

/** What can be done with the record on show, beside saving it. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.doc-controls__popup button').first();
  await untilLive(button);
  await button.click();
}

const created = z.object({ doc: z.object({ id: z.string() }) });
const found = z.object({ docs: z.array(z.object({ id: z.string(), slug: z.string(), productImage: z.string() })) });
const ofContent = { applications: '/applications?limit=1&depth=0&sort=slug&where[_status][equals]=published' };

for (const language of ADMIN_LANGUAGES) {
  const words = WORDS[language];

  test(`what is in use is not deleted, and the list says where it is used (${language})${onlyIn('en', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await adminPage(browser, origin, language);
    const [application] = found.parse(await callContent(page, origin, 'GET', ofContent.applications)).docs;
    const path = `/admin/collections/images/${application?.productImage}`;
    await page.goto(path);
    await openMenu(page);
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.inUse })).toBeVisible();
    // The same list with links is beside the picture.
    await page.getByRole('region', { name: words.usedIn }).getByRole('link').first().click();
    await page.waitForURL(/\/admin\/collections\/applications\//);
    await page.goto(path);
    await expect(page.getByRole('region', { name: words.usedIn }).getByRole('link').first()).toBeVisible();
    await page.close();
  });

  test(`an address that is taken is said at the field, a copy gets one of its own (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await adminPage(browser, origin, language);
    const [application] = found.parse(await callContent(page, origin, 'GET', ofContent.applications)).docs;
    await page.goto('/admin/collections/applications/create?locale=de');
    // The form listens once it shows the title above it.
    await expect(async () => {
      await page.getByRole('textbox', { name: words.title }).first().fill('');
      await page.getByRole('textbox', { name: words.title }).first().fill('Eine andere Anwendung');
      await expect(page.getByRole('heading', { level: 1, name: 'Eine andere Anwendung' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('textbox', { name: words.slug }).fill(application?.slug ?? '');
    // The form's state may still be on its way for what was typed last: then the press is too early, or that state, when it comes,
    // takes what is said at the field away.
    await expect(async () => {
      await page.getByRole('button', { name: words.saveDraft }).click();
      await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.taken }).first()).toBeVisible({ timeout: 4000 });
      await expect(page.getByRole('alert').filter({ hasText: words.taken })).toBeVisible({ timeout: 4000 });
    }).toPass();

    await page.goto(`/admin/collections/applications/${application?.id}`);
    await openMenu(page);
    await page.getByRole('button', { name: words.duplicate, exact: true }).click();
    const slug = page.getByRole('textbox', { name: words.slug });
    await expect(slug).toHaveValue(new RegExp(`^${application?.slug}-\\d+$`));
    await page.waitForURL(
      (url) => /applications\/[0-9a-f-]{36}/.test(url.pathname) && !url.pathname.includes(application?.id ?? '-'),
    );
    const copy = /applications\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    expect(copy).not.toBe(application?.id);
    await callContent(page, origin, 'DELETE', `/applications/${copy}`);
    await page.close();
  });

  test(`what is not translated is listed until it is (${language})${onlyIn('en', language)}`, async ({ browser, origin }) => {
    const page = await adminPage(browser, origin, language);
    const question = `Wie schwer ist der Deckel ${Date.now()}?`;
    const data = { question, answer: 'Er wiegt 4 kg.' };
    const { doc } = created.parse(await callContent(page, origin, 'POST', '/faqs?locale=de', data));
    try {
      await page.goto('/admin/missing-translations');
      await expect(page.getByRole('heading', { level: 1, name: words.missing })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: question }).first()).toContainText('Er wiegt 4 kg.');
      await page.getByRole('link', { name: question }).click();
      const english = page.getByRole('textbox', { name: words.question });
      await expect(english).toHaveValue('');
      await untilLive(english);
      await english.fill('How heavy is the lid?');
      await page.getByRole('textbox', { name: words.answer }).fill('It weighs 4 kg.');
      // The form takes a moment to look at what was typed; before that it does not send.
      await expect(async () => {
        const saved = page.waitForResponse((one) => one.request().method() === 'PATCH', { timeout: 5000 });
        await page.getByRole('button', { name: words.save, exact: true }).click({ timeout: 5000 });
        expect((await saved).status()).toBe(200);
      }).toPass();
      await expect(page.locator('[data-sonner-toast][data-type="success"]').first()).toBeVisible();
      await page.goto('/admin/missing-translations');
      await expect(page.getByRole('heading', { level: 1, name: words.missing })).toBeVisible();
      await expect(page.getByText(question)).toHaveCount(0);
    } finally {
      await callContent(page, origin, 'DELETE', `/faqs/${doc.id}`);
      await page.close();
    }
  });
}

test('the order of a list is made by dragging, and is the one of the app', async ({ browser, origin }) => {
  const page = await adminPage(browser, origin, 'de');
  const order = z.object({ docs: z.array(z.object({ id: z.string() })) });
  const inOrder = async () =>
    order
      .parse(await callContent(page, origin, 'GET', '/product-categories?sort=_order&depth=0&limit=50'))
      .docs.map(({ id }) => id);
  const before = await inOrder();
  await page.goto('/admin/collections/product-categories');
  const handles = page.locator('.sort-row');
  await untilLive(handles.first());
  const drag = async (from: number, to: number) => {
    const [a, b] = [await handles.nth(from).boundingBox(), await handles.nth(to).boundingBox()];
    if (!a || !b) throw new Error('the list has too few rows');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2 + (to > from ? 6 : -6), { steps: 12 });
    await page.mouse.up();
  };
  // A row that is drawn anew while it is dragged stays where it was: a person who sees that drags it again.
  for (const wanted of [[before[1], before[0], ...before.slice(2)], before])
    await expect(async () => {
      if (JSON.stringify(await inOrder()) !== JSON.stringify(wanted)) await drag(0, 1);
      await expect.poll(inOrder, { timeout: 5000 }).toEqual(wanted);
    }).toPass();
  await page.close();
});

test('an approver finds accounts in the menu and no content', async ({ browser, origin }) => {
  const administrator = await adminPage(browser, origin, 'de');
  const account = { email: `freigabe-${Date.now()}@vitrine.example`, password: 'vitrine-demo-2026' };
  const { doc } = created.parse(
    await callContent(administrator, origin, 'POST', '/staff', {
      name: 'Freigabe',
      roles: ['approver'],
      currentPassword: STAFF.password,
      ...account,
    }),
  );
  const approver = await adminPage(browser, origin, 'de', account, '/admin');
  try {
    await expect(approver.locator('#nav-accounts')).toBeAttached();
    for (const id of ['products', 'images', 'global-home-page', 'missing-translations']) {
      await expect(approver.locator(`#nav-${id}`)).toHaveCount(0);
    }
    await approver.goto('/admin/missing-translations');
    await expect(approver.getByText('Diese Seite ist für die Redaktion.')).toBeVisible();
  } finally {
    await deleteMember(administrator, origin, doc.id);
    await approver.close();
    await administrator.close();
  }
});
