import { expect, named, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';

test('one answer is open at a time, in a card of its own beside others', async ({ salesPage: page }) => {
  await page.goto('/content-page/faq');
  const folds = page.locator('main h3 button');
  await expect(folds.first()).toHaveAttribute('aria-expanded', 'true');
  // Three lists on this page, each with its first item open.
  const open = page.locator('main h3 button[aria-expanded=true]');
  await expect(open).toHaveCount(3);
  await folds.nth(1).press('Enter');
  await expect(folds.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(folds.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(open).toHaveCount(3);
  await folds.nth(1).press('Space');
  await expect(open).toHaveCount(2);

  await page.goto('/content-page/service');
  const cards = page
    .locator('main section')
    .filter({ has: page.locator('h3 button') })
    .first()
    .locator('h3 button');
  await expect(cards.first()).toHaveAttribute('aria-expanded', 'false');
  await cards.nth(0).click();
  await cards.nth(2).click();
  await expect(cards.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(cards.nth(2)).toHaveAttribute('aria-expanded', 'true');
});

test('a content page is reached from the menu, added to the document, and a chapter of it', async ({
  salesPage: page,
  texts,
}) => {
  const { menu: names } = texts.shell;
  await page.goto('/');
  await page.getByRole('button', { name: names.open }).click();
  const menu = page.getByRole('dialog', { name: names.name });
  const secondary = menu.getByRole('navigation', { name: names.secondary });
  for (const name of ['Mediathek', 'Häufige Fragen']) await expect(secondary.getByRole('link', { name })).toBeVisible();
  const main = menu.getByRole('navigation', { name: names.main });
  await main.getByRole('button', { name: 'Unternehmen', exact: true }).click();
  await main.getByRole('link', { name: 'Hygiene', exact: true }).click();
  await page.waitForURL('**/content-page/hygiene');
  const headline = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headline).toContainText(named('Hygiene beginnt bei der Konstruktion'));
  await expect(page).toHaveTitle(/^Hygiene beginnt bei der Konstruktion · /);

  await page
    .getByRole('main')
    .getByRole('button', { name: exactly(texts.products.send.add) })
    .click();
  await page.goto('/document-generator/print-run');
  const chapter = page.locator('article');
  await expect(chapter.getByRole('heading', { level: 1 })).toHaveText('Hygiene beginnt bei der Konstruktion');
  // Lists that are closed on screen are open in it.
  await expect(chapter.getByText('Riboflavintest an jeder Baureihe')).toBeVisible();
  await expect(chapter.getByRole('button')).toHaveCount(0);
});

test('a content page that does not exist is the 404 page', async ({ salesPage: page }) => {
  await page.goto('/content-page/there-is-none');
  await expect(page.getByRole('main')).toContainText('NOT FOUND');
});
