import { MACHINES, recipient, storeDraft } from './draft.ts';
import { expect, test } from './fixtures.ts';

const REGISTER = '**/api/v1/document-generator/register';
const EMPTY = 'Bitte füllen Sie dieses Feld aus.';

test('empty fields are said in the words of the specification, and editing takes a message away', async ({
  salesPage: page,
  texts,
}) => {
  const t = texts.documents.form;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) calls++;
  });
  await storeDraft(page, MACHINES);
  await page.goto('/documents/form');
  const fields = [
    page.getByLabel(t.firstName),
    page.getByLabel(t.lastName),
    page.getByLabel(t.company),
    page.getByLabel(t.email),
  ];
  await page.getByRole('button', { name: t.send, exact: true }).click();
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(EMPTY);
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
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByLabel(t.email)).toHaveAccessibleDescription(texts.common.fieldErrors.noValidEmail);
  await page.getByLabel(t.lastName).fill('   ');
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByLabel(t.lastName)).toHaveAccessibleDescription(EMPTY);
  expect(calls).toBe(0);
});

test('a document without pages is not sent', async ({ salesPage: page, texts }) => {
  const t = texts.documents.form;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) calls++;
  });
  await storeDraft(page, [], recipient('karin@kunde.example'));
  await page.goto('/documents/form');
  await expect(page.getByRole('complementary').getByText(t.noPages)).toBeVisible();
  await page.getByLabel(t.email).press('Enter');
  await expect(page.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
  await page.getByRole('complementary').getByRole('link', { name: t.choosePages }).click();
  await page.waitForURL('**/documents/overview');
  expect(calls).toBe(0);
});

test('what the server refuses stands at its field, and nothing typed is lost', async ({ salesPage: page, texts }) => {
  const t = texts.documents.form;
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
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByLabel(t.company)).toHaveAccessibleDescription('Diese Firma ist gesperrt.');
  await expect(page.getByLabel(t.firstName)).toHaveAccessibleDescription(EMPTY);
  await expect(page.getByRole('complementary').getByText(texts.common.fieldErrors.pageNotFound)).toBeVisible();
  await expect(page.getByLabel(t.firstName)).toBeFocused();
  await expect(page.getByLabel(t.company)).toHaveValue('Fleischwerk Niederaue');
  expect(new URL(page.url()).pathname).toBe('/documents/form');
});
