import { SEARCH_INDEX_PATH, SEARCH_MAX } from '@vitrine/contract/search.ts';
import { expect, test } from './fixtures.ts';

/** What is pasted by mistake, or to see what breaks. */
const ODD = [
  'x'.repeat(300),
  'Wolf '.repeat(100),
  '\u0001\u0007\u001b[31m',
  'Trich\u0002ter',
  '\u202eمفرمة لحم',
  '\u200f\u200e\u2066',
  'K\u0301\u0301\u0301 330',
  '👩‍🍳🥩',
  '\ud800',
  `';--"*()&|!:<script>%_\\`,
  'constructor __proto__',
];

test('the index comes when the search is first opened, by Ctrl+K too, and once', async ({ salesPage: page, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(SEARCH_INDEX_PATH) && asked.push(request.url()));
  await page.goto('/product/k-330');
  const opener = page.getByRole('button', { name: texts.shell.search.open });
  await expect(opener).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: texts.search.field });
  await expect(field).toBeFocused();
  await field.fill('ww 200');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('WW\u00a0200');
  await field.press('Escape');
  await opener.click();
  await field.fill('K 330');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('K\u00a0330');
  expect(asked).toHaveLength(1);
});

test('whatever is typed gets a clear answer', async ({ salesPage: page, texts }) => {
  const failed: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
  page.on('pageerror', (error) => failed.push(String(error)));
  await page.goto('/product/k-330');
  await page.getByRole('button', { name: texts.shell.search.open }).click();
  const field = page.getByRole('combobox', { name: texts.search.field });
  const told = page.getByRole('dialog').getByRole('status').first();
  for (const odd of ODD) {
    await field.fill('');
    await expect(told).toHaveText('');
    await field.fill(odd);
    await expect(told, JSON.stringify(odd)).not.toHaveText('');
  }
  await field.fill('Wolf '.repeat(100));
  await expect(told).toContainText(texts.search.cut.replace('{{count}}', String(SEARCH_MAX)));
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  expect(failed).toEqual([]);
});
