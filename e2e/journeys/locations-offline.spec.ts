import { storeDraft } from './draft.ts';
import { press } from './finger.ts';
import { expect, named, test } from './fixtures.ts';
import { edges, entry, openLocations } from './locations-page.ts';
import { openSearch } from './open-search.ts';
import { expectSound } from './sound.ts';

test(
  'without a connection the addresses are there by region',
  { tag: '@once-phone' },
  async ({ salesPage: page, phone, texts, language, context }, info) => {
    const t = texts.locations;
    // The header is fullest then.
    await storeDraft(page, ['/product/ww-200']);
    await openLocations(page);
    // The code of the search comes while there is a connection: a browser keeps for the whole visit that a file did not come.
    await expect(await openSearch(page, texts)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const field = page.getByRole('searchbox', { name: t.search });
    const card = page.getByRole('group', { name: /Varnholt/ });
    await field.fill('Hamburg');
    await press(entry(page, 'Varnholt Nord'), phone);
    await expect(card).toContainText('Hamburg');
    await context.setOffline(true);
    await expect(page.getByText(t.offline)).toBeVisible();
    await expect(page.locator('[data-map]')).toHaveCount(0);
    await expect
      .poll(() => edges(page.getByRole('banner').locator('svg').first()), 'the mark is whole')
      .toHaveProperty('width', 24);
    const regions = page.getByRole('main').locator('h3 button');
    await expect(regions).toHaveText([
      named(t.regions.europe),
      named(t.regions.northamerica),
      named(t.regions.southamerica),
      named(t.regions.asiapacific),
      named(t.regions.middleeastafrica),
    ]);
    await expect(regions.first()).toHaveAttribute('aria-expanded', 'true');
    await press(regions.nth(2), phone);
    await expect(page.getByRole('heading', { level: 4, name: /Brasil/ })).toBeVisible();
    await expect(regions.first()).toHaveAttribute('aria-expanded', 'false');
    await expectSound(page, language, `locations-offline-${info.project.name}`);
    await context.setOffline(false);
    await expect(page.locator('[data-map="ready"]')).toBeVisible();
    await expect(field, 'what was looked for is there again').toHaveValue('Hamburg');
    await expect(card, 'and what was chosen').toContainText('Hamburg');

    // An office that is found is shown without a map, too.
    await (await openSearch(page, texts)).fill('Nagoya');
    const hit = page.getByRole('gridcell').filter({ hasText: 'Nagoya' }).first().getByRole('link');
    await expect(hit).toBeVisible();
    await context.setOffline(true);
    // Below the sheet of the search the page has no map any more.
    await expect(page.getByText(t.offline)).toBeAttached();
    await press(hit, phone);
    await expect(page.getByRole('button', { name: named(t.regions.asiapacific) })).toHaveAttribute('aria-expanded', 'true');
    const name = page.getByRole('heading', { level: 4, name: 'Varnholt Japan' });
    await expect(name).toBeInViewport();
    await expect(name).toBeFocused();
    await context.setOffline(false);
  },
);
