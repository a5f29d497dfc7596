import { randomUUID } from 'node:crypto';
import { recipient, storeDraft } from './draft.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken, storeSession } from './session.ts';

/** A name of a local network: unlike 127.0.0.1 it makes no secure context, so a browser withholds what needs one. */
const LAN = 'vitrine.lan';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${LAN} 127.0.0.1`] }),
});

test('a document is sent over plain HTTP in a local network', async ({ browser, language, locale, origin, texts }) => {
  const page = await browser.newPage({ baseURL: origin.replace('127.0.0.1', LAN), locale });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/document-generator/register')) keys.push(request.headers()['idempotency-key']);
  });
  await storeSession(page, language, await sharedToken(origin, SALES));
  await storeDraft(page, ['/product/ww-200'], recipient(`karin.${randomUUID()}@kunde.example`));
  await page.goto('/documents/form');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('button', { name: texts.documents.form.send, exact: true }).click();
  await page.waitForURL('**/documents/processing');
  await expect.poll(() => keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(errors).toEqual([]);
  await page.close();
});
