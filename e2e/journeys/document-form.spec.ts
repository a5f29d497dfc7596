import type { Page } from '@playwright/test';
import { MACHINES, recipient, storeDraft } from './draft.ts';
import { expect, test } from './fixtures.ts';

const REGISTER = '**/api/v1/document-generator/register';

/** The button that sends: on a phone it has its short name. */
const sendButton = (page: Page, t: { send: string; sendShort: string }, phone: boolean) =>
  page.getByRole('button', { name: phone ? t.sendShort : t.send, exact: true });

test('empty fields are said in the words of the specification, and editing takes a message away', async ({
  salesPage: page,
  texts,
  phone,
}) => {
  const t = texts.documents.form;
  const empty = texts.fields.fieldCannotBeEmpty;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) calls++;
  });
  await storeDraft(page, MACHINES);
  await page.goto('/documents/form');
  // Who does not see the new window is told before.
  const preview = page.getByRole('link', { name: t.preview });
  await expect(preview).toHaveAccessibleName(/ \((?:öffnet ein neues Fenster|opens a new window)\)$/);
  const fields = [
    page.getByLabel(t.firstName),
    page.getByLabel(t.lastName),
    page.getByLabel(t.company),
    page.getByLabel(t.email),
  ];
  await sendButton(page, t, phone).click();
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(empty);
  }
  await expect(page.getByLabel(t.firstName)).toBeFocused();
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText(t.refusedBefore);
  await alert.getByRole('link', { name: t.company }).click();
  await expect(page.getByLabel(t.company)).toBeFocused();
  await page.keyboard.type('Fleischwerk');
  await expect(page.getByLabel(t.company)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t.lastName)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t.email).fill('karin@@kunde');
  await sendButton(page, t, phone).click();
  await expect(page.getByLabel(t.email)).toHaveAccessibleDescription(texts.fields.noValidEmail);
  await page.getByLabel(t.lastName).fill('   ');
  await sendButton(page, t, phone).click();
  await expect(page.getByLabel(t.lastName)).toHaveAccessibleDescription(empty);
  expect(calls).toBe(0);
});

test('a document without pages is not sent', async ({ salesPage: page, texts, phone }) => {
  const t = texts.documents.form;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) calls++;
  });
  await storeDraft(page, [], recipient('karin@kunde.example'));
  await page.goto('/documents/form');
  await expect(page.getByRole('complementary').getByText(t.noPages)).toBeVisible();
  await page.getByLabel(t.email).press('Enter');
  await expect(sendButton(page, t, phone)).toHaveCount(0);
  await page.getByRole('complementary').getByRole('link', { name: t.choosePages }).click();
  await page.waitForURL('**/documents/overview');
  expect(calls).toBe(0);
});

test('what the server refuses is at its field, and nothing typed is lost', async ({ salesPage: page, texts, phone }) => {
  const t = texts.documents.form;
  const empty = texts.fields.fieldCannotBeEmpty;
  await storeDraft(page, MACHINES, recipient('karin@kunde.example'));
  const error = (pointer: string, code: string, detail: string) => ({
    status: '422',
    code,
    title: code,
    detail,
    source: { pointer },
  });
  await page.route(REGISTER, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({
        errors: [
          error('meta.customer.company', 'companyBlocked', 'Diese Firma ist gesperrt.'),
          error('meta.customer.firstname', 'fieldCannotBeEmpty', 'x'),
          error('pages.1', 'pageNotFound', 'x'),
        ],
      }),
    }),
  );
  await page.goto('/documents/form');
  await sendButton(page, t, phone).click();
  await expect(page.getByLabel(t.company)).toHaveAccessibleDescription('Diese Firma ist gesperrt.');
  await expect(page.getByLabel(t.firstName)).toHaveAccessibleDescription(empty);
  await expect(page.getByRole('complementary').getByText(texts.fields.pageNotFound)).toBeVisible();
  await expect(page.getByLabel(t.firstName)).toBeFocused();
  await expect(page.getByLabel(t.company)).toHaveValue('Fleischwerk Niederaue');
  expect(new URL(page.url()).pathname).toBe('/documents/form');
});
