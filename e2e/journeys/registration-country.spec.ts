import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** Countries by their names: one that is found without its accents, one by its code, one in either language, one that is not independent. */
const COUNTRIES = {
  de: {
    part: 'osterr',
    accented: 'Österreich',
    NZ: 'Neuseeland',
    DK: 'Dänemark',
    dependent: 'Grönland',
    count: /\d+ Optionen/,
    saints: ['St. Kitts und Nevis', 'St. Lucia'] as const,
  },
  en: {
    part: "cote d'i",
    accented: 'Côte d’Ivoire',
    NZ: 'New Zealand',
    DK: 'Denmark',
    dependent: 'Greenland',
    count: /\d+ options/,
    saints: ['St. Kitts & Nevis', 'St. Lucia'] as const,
  },
};

test('independent countries are listed by name in the language on show, and found by a part, by code and by autofill', async ({
  visitorPage: page,
  texts,
  otherTexts,
  language,
}) => {
  const { registration: t, shell } = texts;
  const names = COUNTRIES[language];
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto('/registration');
  const field = page.getByRole('combobox', { name: t.countryId });
  await field.click();
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(180);
  // How many there are is read out, in the language on show.
  await expect(page.locator('[data-live-announcer]')).toContainText(names.count);
  const shown = await options.allTextContents();
  expect(shown).toEqual([...shown].sort(new Intl.Collator(language).compare));
  expect(shown).not.toContain(names.dependent);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field.pressSequentially(names.part);
  await expect(page.getByRole('option')).toHaveText([names.accented]);
  // What is typed stays when the list is closed; the arrow key opens it again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue(names.part);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText([names.accented]);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(names.accented);
  await field.fill('nz');
  await page.getByRole('option', { name: names.NZ }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(names.NZ);
  // The best match is at hand; the arrow keys lead on, and the form is not sent by the key that chooses.
  const active = page.locator('[role=option][data-active]');
  await field.fill('st.');
  await expect(active).toHaveText(names.saints[0]);
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText(names.saints[1]);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expectAccessible(page, 'main');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(names.saints[1]);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A name that begins another one is chosen, and the other one still on offer.
  await field.fill('Niger');
  await expect(page.getByRole('option')).toHaveText(['Niger', 'Nigeria']);
  await field.pressSequentially('ia');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('Nigeria');
  await field.fill('nirgendwo');
  await expect(page.getByText(t.countries.none)).toBeVisible();
  await field.fill(names.DK.toLowerCase());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.footer.otherLanguage }).last().click();
  await expect(page.getByRole('combobox', { name: otherTexts.registration.countryId })).toHaveValue(
    COUNTRIES[language === 'de' ? 'en' : 'de'].DK,
  );
  expect(refused, 'what the policy of the page refused').toEqual([]);
});

test('the list of countries is no part of the first page; it comes with the form, and what is typed meanwhile stays', async ({
  visitorPage: page,
  texts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/app/combobox-') && asked.push(request.url()));
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/app/combobox-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/registration', { waitUntil: 'load' });
  const field = page.getByRole('textbox', { name: texts.registration.countryId });
  await expect(field).toBeVisible();
  expect(asked).toEqual([]);
  await field.focus();
  await expect.poll(() => asked).not.toEqual([]);
  await field.pressSequentially('Nige');
  await field.press('ArrowLeft');
  come();
  const combobox = page.getByRole('combobox', { name: texts.registration.countryId });
  await expect(combobox).toBeFocused();
  await expect(page.getByRole('option')).toHaveText(['Niger', 'Nigeria']);
  // The caret is where it was.
  await page.keyboard.press('x');
  await expect(combobox).toHaveValue('Nigxe');
});
