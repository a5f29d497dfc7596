import { MEDIA_SEARCH_PATH, SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { openSearch } from './open-search.ts';

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
  const field = await openSearch(page, texts);
  const told = page.getByRole('dialog').getByRole('status').first();
  for (const odd of ODD) {
    await field.fill('');
    await expect(told).toHaveText('');
    await field.fill(odd);
    await expect(told, JSON.stringify(odd)).not.toHaveText('');
  }
  await field.fill('\u202exyzxyz');
  const none = page.getByRole('heading', { name: texts.search.none.replace('{{query}}', 'xyzxyz') });
  await expect(none, 'what turns the direction does not turn the sentence that quotes it').toBeVisible();
  await field.fill('Wolf '.repeat(100));
  await expect(told).toContainText(`. ${texts.search.cut.replace('{{count}}', String(SEARCH_MAX))}`);
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  expect(failed).toEqual([]);
});

test('a key is answered by the first group; those below follow once it is on the screen', async ({ salesPage: page, texts }) => {
  // Media come from the server and would change the groups again.
  await intercept(page, `**/api/v1/${MEDIA_SEARCH_PATH}?*`, (route) => route.abort());
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  await field.fill('Reinigungsanleitung');
  const groups = page.getByRole('dialog').getByRole('rowgroup');
  await expect(groups.first()).toBeVisible();
  // How many pictures are drawn between the first group and the next change of the hits.
  await page.getByRole('grid').evaluate((grid) => {
    let drawn = 0;
    let atFirst: number | null = null;
    const count = () => {
      drawn++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver(() => {
      if (grid.dataset.asked !== 'kutter') return;
      if (atFirst === null) atFirst = drawn;
      else grid.dataset.drawnBetween ??= String(drawn - atFirst);
    }).observe(grid, { attributes: true, attributeFilter: ['data-asked'], childList: true, subtree: true });
  });
  await field.fill('kutter');
  await expect(page.getByRole('grid')).toHaveAttribute('data-drawn-between', /^[1-9]/);
  await expect(groups.nth(1)).toBeVisible();
});
