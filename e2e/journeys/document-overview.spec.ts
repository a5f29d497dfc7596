import type { Page } from '@playwright/test';
import { MACHINES, storeDraft } from './draft.ts';
import { expect, named, test } from './fixtures.ts';

const side = (page: Page, name: string) => page.getByRole('complementary', { name });
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

test('pages are found by their type, however it is written', async ({ salesPage: page, texts }) => {
  const t = texts.documents.overview;
  await page.goto('/documents/overview');
  const pages = page.getByRole('main').getByRole('checkbox');
  await expect(pages).toHaveCount(6);
  const search = page.getByRole('searchbox', { name: t.search });
  for (const query of ['ww200', 'WW 200', 'winkel']) {
    await search.fill(query);
    await expect(pages).toHaveCount(1);
    await expect(pages).toHaveAccessibleName(/WW.200/);
  }
  await search.fill('Bandsäge');
  await expect(page.getByText(t.noHitCopy.replace('{{query}}', 'Bandsäge'))).toBeVisible();
  await page.getByRole('button', { name: t.showAll }).click();
  await expect(pages).toHaveCount(6);
  await expect(search).toHaveValue('');
});

test('pages are chosen, dragged into order and removed', async ({ salesPage: page, texts }) => {
  const t = texts.documents.overview;
  await storeDraft(page, MACHINES);
  await page.goto('/documents/overview');
  const document = side(page, t.yourDocument);
  await expect.poll(() => order(page)).toEqual(['WW 200', 'K 330', 'WM 600']);

  await test.step('by the pointer', async () => {
    const grips = document.getByRole('button', { name: named(t.move.replace('{{title}}', '')) });
    const [from, to] = [await grips.nth(2).boundingBox(), await grips.nth(0).boundingBox()];
    if (!from || !to) throw new Error('the grips are not on the page');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['WM 600', 'WW 200', 'K 330']);
  });
  await test.step('by single presses, for those who cannot drag', async () => {
    await document.getByRole('button', { name: /K.330 verschieben/ }).click();
    await document.getByRole('button', { name: /K.330 nach oben/ }).click();
    await document.getByRole('button', { name: /K.330 nach oben/ }).click();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WM 600', 'WW 200']);
  });
  await test.step('it stays so', async () => {
    await page.reload();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WM 600', 'WW 200']);
  });
  await test.step('removing tells and uncheckes the page in the list', async () => {
    await document.getByRole('button', { name: /WM.600 entfernen/ }).click();
    await expect.poll(() => order(page)).toEqual(['K 330', 'WW 200']);
    await expect(document.getByRole('status').filter({ hasText: /WM.600 entfernt/ })).toBeAttached();
    await expect(page.getByRole('checkbox', { name: /WM.600/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /K.330/ })).toBeChecked();
  });
  await test.step('an empty document says what to do, and leads nowhere', async () => {
    await document.getByRole('button', { name: /K.330 entfernen/ }).click();
    await document.getByRole('button', { name: /WW.200 entfernen/ }).click();
    await expect(document.getByText(t.empty)).toBeVisible();
    await expect(document.getByText(t.emptyCopy)).toBeVisible();
    await expect(page.getByRole('link', { name: t.proceed })).toHaveCount(0);
  });
  await test.step('a press on a row adds it again', async () => {
    await page
      .getByRole('main')
      .getByText(/Gefrierfleischschneider GS.620/)
      .first()
      .click();
    await expect(page.getByRole('checkbox', { name: /GS.620/ })).toBeChecked();
    await expect(page.getByRole('link', { name: t.proceed })).toBeVisible();
  });
});

test('the document collapses to a strip and opens again', async ({ salesPage: page, texts }) => {
  const t = texts.documents.overview;
  await storeDraft(page, MACHINES);
  await page.goto('/documents/overview');
  await page.getByRole('button', { name: t.collapse }).click();
  await expect(side(page, t.yourDocument).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.proceedShort, exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.expand }).click();
  await expect.poll(() => order(page)).toEqual(['WW 200', 'K 330', 'WM 600']);
});
