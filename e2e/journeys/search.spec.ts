import { expectAccessible } from './accessible.ts';
import { expect, named, plain, test } from './fixtures.ts';
import { openSearch } from './open-search.ts';

test('the search opens by key, finds a machine however it is typed, and back leads to the hits', { tag: '@once-desk' }, async ({
  salesPage: page,
  phone,
  language,
  texts,
  expectSoundScreen,
}) => {
  const words = texts.search;
  await page.goto('/product/k-330');
  const opener = page.getByRole('button', { name: texts.shell.search.open });
  if (phone) await opener.click();
  else {
    await expect(opener).toBeVisible();
    await page.keyboard.press('/');
  }
  const field = page.getByRole('combobox', { name: words.field });
  await expect(field).toBeFocused();
  await field.fill('ww-200');
  const first = page.getByRole('dialog').getByRole('row').first();
  const active = page.locator('[role=gridcell][aria-selected=true]');
  await expect(first).toContainText('WW\u00a0200');
  await expect(active).toContainText('WW\u00a0200');
  await expect(first.locator('mark')).toHaveText('WW\u00a0200');
  await expectAccessible(page, 'dialog[open]');
  await expectSoundScreen('search');

  await field.press('ArrowDown');
  await expect(page.getByRole('dialog').getByRole('row').nth(1).getByRole('gridcell').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(field, 'the field names it').toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product\/ww-200$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goBack();
  await expect(field).toHaveValue('ww-200');
  await expect(first).toContainText('WW\u00a0200');

  // Its own way leads to all hits of a group: the keys go on at the first of those that came.
  await field.fill(language === 'de' ? 'Fleischwolf' : 'meat grinder');
  const group = page.getByRole('rowgroup', { name: words.kinds.machine });
  const hits = group.locator('[data-hit]');
  const all = group.getByRole('button', { name: new RegExp(words.all.machine.replace('{{count}}', '\\d+')) });
  await expect(hits).toHaveCount(4);
  const count = Number((await all.innerText()).match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(4);
  if (phone) await all.tap();
  else {
    // Media that come after a key go to the end, and move no other hit.
    await field.press('ArrowDown');
    const cell = (await all.locator('..').getAttribute('id')) ?? '';
    for (let row = Number(/\d+$/.exec(cell)?.[0]); row > 1; row--) await field.press('ArrowDown');
    await expect(active).toHaveAttribute('id', cell);
    await field.press('Enter');
    await expect(active.locator('..')).toHaveAttribute('data-hit', (await hits.nth(4).getAttribute('data-hit')) ?? '');
  }
  await expect(hits).toHaveCount(count);
  await expect(all).toHaveCount(0);
  await expect(field, 'the field keeps the focus').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/product\/k-330$/);
});

test('a machine that is found goes into the comparison by key, mouse or finger, and a fifth one is refused', async ({
  salesPage: page,
  phone,
  texts,
}) => {
  const { comparison } = texts.shell;
  await page.goto('/product-overview/kutter');
  const field = await openSearch(page, texts);
  const sheet = page.getByRole('dialog');
  await field.fill('ww 200');
  const compare = (name: string) => sheet.getByRole('button', { name: named(comparison.add.replace('{{name}}', name)) });
  const foot = sheet.getByRole('region', { name: comparison.bar });
  await expect(compare('WW 200')).toHaveAttribute('aria-pressed', 'false');
  if (phone) await compare('WW 200').tap();
  else {
    await field.press('ArrowRight');
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveAttribute('id', 'search-compare-0');
    await field.press('Enter');
  }
  await expect(compare('WW 200')).toHaveAttribute('aria-pressed', 'true');
  await expect(foot.getByRole('status')).toContainText(named(comparison.count_one.replace('{{count}}', '1')));
  await expectAccessible(page, 'dialog[open]');
  if (phone) return;

  // The next machine is one key further, in the same column.
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(foot.getByRole('status')).toContainText(named(comparison.count_other.replace('{{count}}', '2')));
  await field.press('ArrowLeft');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveAttribute('id', 'search-hit-1');
  await field.fill('kutter');
  await compare('K 120').click();
  await expect(field, 'the field keeps the focus').toBeFocused();
  await compare('K 330').click();
  await compare('K 550').click();
  await expect(foot.getByRole('alert')).toHaveText(named(comparison.full));
  await foot.getByRole('link', { name: comparison.compare }).click();
  await expect(page).toHaveURL(/\/compare\?machines=ww-200,[a-z0-9-]+,k-120,k-330$/);
  await expect(sheet).toBeHidden();
});

test('the same page is opened again while the search lies over it', { tag: '@once-desk' }, async ({ salesPage: page, texts }) => {
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  await field.fill('ww 200');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('WW\u00a0200');
  // A browser keeps the state of the history for the same address, as for a reload: the search is open again, and answers.
  await page.goto('/product/k-330');
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toBeFocused();
  await field.fill('ww 250');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('WW\u00a0250');
  await field.fill('K 330');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('K\u00a0330');
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/product\/k-330$/);
});

test('an office that is found is shown with its card', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await page.goto('/product/k-330');
  await (await openSearch(page, texts)).fill('Nagoya');
  await page.getByRole('gridcell').filter({ hasText: 'Nagoya' }).first().getByRole('link').click();
  const card = page.getByRole('group', { name: /Varnholt/ });
  await expect(card).toContainText('Nagoya');
  // The same one is found again after its card was closed.
  await card.getByRole('button', { name: texts.locations.card.close }).click();
  await expect(card).toHaveCount(0);
  await expect(page).not.toHaveURL(/location=/);
  await (await openSearch(page, texts)).fill('Nagoya');
  await page.getByRole('gridcell').filter({ hasText: 'Nagoya' }).first().getByRole('link').click();
  await expect(card).toContainText('Nagoya');
});

test('a question that is found is open and in sight', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await page.goto('/content-page/faq');
  // The last question of the page: nothing else would open it.
  const asked = page.locator('[id^=question-]').last();
  const question = plain((await asked.textContent()) ?? '').trim();
  await expect(asked).toHaveAttribute('aria-expanded', 'false');
  const anchor = (await asked.getAttribute('id')) ?? '';
  await page.goto('/product/k-330');
  await (await openSearch(page, texts)).fill(question.slice(0, 110));
  await page.locator(`[role=gridcell] [href$="#${anchor}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
  const title = page.locator(`[id="${anchor}"]`);
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await expect(title).toBeInViewport();
});

test('what was searched is kept for its owner, can be removed, and nothing found has a way on', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
}) => {
  const words = texts.search;
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/search/misses'));
  await field.fill('K 33o0');
  await field.fill('Xylophonbau');
  await expect(page.getByRole('heading', { name: words.none.replace('{{query}}', 'Xylophonbau') })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.hits_zero })).toBeVisible();
  expect((await counted).status()).toBe(204);
  await expectAccessible(page, 'dialog[open]');

  await field.fill('w 130');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('W\u00a0130');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product\/w-130$/);
  await openSearch(page, texts);
  await page.getByRole('button', { name: 'w 130', exact: true }).click();
  await expect(field).toHaveValue('w 130');
  await page.getByRole('button', { name: words.clear }).click();
  await page.getByRole('button', { name: words.forget.replace('{{query}}', 'w 130') }).click();
  await expect(page.getByRole('heading', { name: words.recent })).toBeHidden();
  await expect(field, 'the row has gone').toBeFocused();
});
