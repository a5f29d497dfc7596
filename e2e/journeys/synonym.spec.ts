import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { adminPage, callContent, untilLive } from './admin.ts';
import { expect, STAFF, test } from './fixtures.ts';
import { openSearch } from './open-search.ts';

/** A word that no other run looked for and no text has. */
const newWord = () => `qx${randomUUID().replaceAll(/[^a-f]/g, '')}zz`;

test('a search that found nothing becomes a synonym by the press of a button, and finds something from then on', async ({
  browser,
  salesPage: page,
  origin,
  texts,
}) => {
  test.setTimeout(120_000);
  const word = newWord();
  const field = page.getByRole('combobox', { name: texts.search.field });
  const hit = page
    .getByRole('dialog')
    .getByRole('gridcell')
    .getByRole('link', { name: /Kutter/ });
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/search/misses'));
  await page.goto('/product/ww-200');
  await openSearch(page, texts);
  await field.fill(word);
  await expect(hit).toHaveCount(0);
  expect((await counted).ok()).toBe(true);

  const staff = await adminPage(browser, origin, 'de', STAFF);
  const refused: string[] = [];
  staff.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await staff.goto('/admin/search-misses');
  await expect(staff).toHaveTitle('Suchen ohne Treffer · Vitrine');
  const row = staff.getByRole('row').filter({ hasText: word });
  const make = row.getByRole('button', { name: 'Synonym anlegen' });
  await untilLive(make);
  await make.click();
  await row.getByLabel(`„${word}“ bedeutet im Katalog`).fill('Kutter');
  await row.getByRole('button', { name: 'Speichern' }).click();
  const told = staff.getByText(`„${word}“ findet jetzt, was unter „Kutter“ steht.`);
  await expect(told).toBeVisible();
  await expect(row).toHaveCount(0);
  const made = staff.getByRole('link', { name: 'Synonym öffnen' });
  const id = (await made.getAttribute('href'))?.split('/').at(-1);
  try {
    await made.click();
    await staff.waitForURL(`**/admin/collections/search-synonyms/${id}`);
    // The open page takes the release that holds it, and looks again.
    await expect(hit.first()).toBeVisible({ timeout: 40_000 });
    expect(refused).toEqual([]);
  } finally {
    // The group is the demo's own: it stays, without the word.
    const { words } = z
      .object({ words: z.array(z.string()) })
      .parse(await callContent(staff, origin, 'GET', `/search-synonyms/${id}`));
    await callContent(staff, origin, 'PATCH', `/search-synonyms/${id}`, { words: words.filter((one) => one !== word) });
    await staff.close();
  }
});
