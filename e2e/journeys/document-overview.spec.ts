import type { Page } from '@playwright/test';
import { MACHINES, storeDraft } from './draft.ts';
import { drag } from './finger.ts';
import { expect, test } from './fixtures.ts';

/** Machines of the demo; each can be added, beside pages of other kinds. */
const MACHINES_SOLD = 14;

const side = (page: Page, name: string) => page.getByRole('complementary', { name });
/** A text about a machine, which it names anywhere. */
const of = (text: string, machine: RegExp) => new RegExp(text.replace('{{title}}', `.*${machine.source}`));
/** Types of the chosen machines, in order, as their rows name them. */
const order = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const name = row.querySelector('button')?.getAttribute('aria-label') ?? '';
        return /\b(?:WW|WM|K)\s\d+/.exec(name)?.[0].replace('\u00a0', ' ') ?? [];
      }),
    );

test('pages are found by their type, however it is written', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
  language,
}) => {
  const t = texts.documents.overview;
  await page.goto('/documents/overview');
  const pages = page.getByRole('main').getByRole('checkbox');
  await expect(pages.nth(MACHINES_SOLD - 1)).toBeVisible();
  const all = await pages.count();
  const search = page.getByRole('searchbox', { name: t.search });
  for (const query of ['ww200', 'WW 200']) {
    await search.fill(query);
    await expect(pages).toHaveCount(1);
    await expect(pages).toHaveAccessibleName(/WW.200/);
  }
  await search.fill(language === 'de' ? 'winkel' : 'angle');
  await expect(pages).toHaveCount(5);
  await search.fill('Bandsäge');
  await expect(page.getByText(t.noHitCopy.replace('{{query}}', 'Bandsäge'))).toBeVisible();
  await page.getByRole('button', { name: t.showAll }).click();
  await expect(pages).toHaveCount(all);
  await expect(search).toHaveValue('');
});

test('pages are chosen, dragged into order and removed', async ({ salesPage: page, texts, phone }) => {
  const t = texts.documents.overview;
  await storeDraft(page, MACHINES);
  await page.goto('/documents/overview');
  const document = side(page, t.yourDocument);
  await expect.poll(() => order(page)).toEqual(['WW 200', 'K 330', 'WM 600']);

  await test.step('by the pointer or a finger', async () => {
    const grips = document.getByRole('button', { name: of(t.move, /\d/) });
    await grips.nth(1).evaluate((grip) => grip.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()];
    if (!from || !to) throw new Error('the grips are not on the page');
    const x = from.x + from.width / 2;
    await drag(page, phone, [
      { x, y: from.y + from.height / 2 },
      { x, y: from.y - 10 },
      { x, y: to.y + 4 },
    ]);
    await expect.poll(() => order(page)).toEqual(['WM 600', 'WW 200', 'K 330']);
  });
  await test.step('by single presses, for those who cannot drag', async () => {
    // For a moment after a drag the browser's click at its end is kept from the page, and with it any other.
    await expect(async () => {
      await document.getByRole('button', { name: of(t.move, /K.330/) }).click();
      await expect(document.getByRole('button', { name: of(t.moveUp, /K.330/) })).toBeVisible({ timeout: 500 });
    }).toPass();
    await document.getByRole('button', { name: of(t.moveUp, /K.330/) }).click();
    await document.getByRole('button', { name: of(t.moveUp, /K.330/) }).click();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WM 600', 'WW 200']);
  });
  await test.step('it stays so', async () => {
    await page.reload();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WM 600', 'WW 200']);
  });
  await test.step('removing a page is announced and unchecks it in the list', async () => {
    await document.getByRole('button', { name: of(t.remove, /WM.600/) }).click();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WW 200']);
    await expect(document.getByRole('status').filter({ hasText: of(texts.documents.drag.removed, /WM.600/) })).toBeAttached();
    await expect(page.getByRole('checkbox', { name: /WM.600/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /K.330/ })).toBeChecked();
  });
  await test.step('an empty document says what to do, and leads nowhere', async () => {
    await document.getByRole('button', { name: of(t.remove, /K.330/) }).click();
    await document.getByRole('button', { name: of(t.remove, /WW.200/) }).click();
    await expect(document.getByText(t.empty)).toBeVisible();
    await expect(document.getByText(phone ? t.emptyCopyPhone : t.emptyCopy)).toBeVisible();
    await expect(page.getByRole('link', { name: phone ? t.proceedShort : t.proceed, exact: true })).toHaveCount(0);
  });
  await test.step('a press on a row adds it again', async () => {
    await page
      .getByRole('main')
      .getByText(/GS.620/)
      .first()
      .click();
    await expect(page.getByRole('checkbox', { name: /GS.620/ })).toBeChecked();
    await expect(page.getByRole('link', { name: phone ? t.proceedShort : t.proceed, exact: true })).toBeVisible();
  });
});

test('the document collapses to a strip and opens again', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  const t = texts.documents.overview;
  await storeDraft(page, MACHINES);
  await page.goto('/documents/overview');
  await page.getByRole('button', { name: t.collapse }).click();
  await expect(side(page, t.yourDocument).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.proceedShort, exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.expand }).click();
  await expect.poll(() => order(page)).toEqual(['WW 200', 'K 330', 'WM 600']);
});
