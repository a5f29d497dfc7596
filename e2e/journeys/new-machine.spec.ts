import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { adminPage, callContent, untilLive } from './admin.ts';
import { expect, named, test } from './fixtures.ts';
import { createHand } from './hand.ts';
import { interceptOnce } from './intercept.ts';
import { machineInApp } from './machine-in-app.ts';

/** What a person may take for a new machine in both languages, with pictures and a turntable (docs/edit.md). */
const MINUTES_MAX = 10;
const MEDIA = resolve(import.meta.dirname, '../../demo/media/k-330');
const FRAMES = readdirSync(resolve(MEDIA, 'turntable'))
  .sort()
  .map((name) => resolve(MEDIA, 'turntable', name));
const found = z.object({ docs: z.array(z.record(z.string(), z.unknown()).and(z.object({ id: z.string() }))) });

const IN_PRODUCT = /\/collections\/products\/([0-9a-f-]{36})/;

const SUBLINE = {
  de: 'Feines Brät und klares Korn: 270 kg je Charge, mit Messern bis 135 m/s und einer Schüssel ohne Naht.',
  en: 'Fine emulsion and a clear grain: 270 kg a batch, with knives up to 135 m/s and a bowl without a seam.',
};
/** The new machine's column as a spreadsheet has it; what is an output figure in the second row is typed under “Leistung”. */
const COLUMN = ['350', '270', '3 bis 20', '3,5', '−12 bis +90'];
const IN_APP = {
  de: { column: COLUMN, menu: 'Kutter' },
  en: { column: ['350', '270', '3 to 20', '3.5', '−12 to +90'], menu: 'Bowl cutters' },
};

test('an editor publishes a new machine in both languages, with pictures and a turntable, in less than ten minutes', async ({
  browser,
  origin,
  salesPage,
}, info) => {
  test.setTimeout(180_000);
  const page = await adminPage(browser, origin, 'de');
  page.setDefaultTimeout(30_000);
  const hand = createHand(page);
  const typeName = `K ${4000 + Math.floor(Math.random() * 5000)}`;
  const read = async (path: string) => found.parse(await callContent(page, origin, 'GET', path)).docs;
  const [overview] = await read('/product-overviews?where[productType][equals]=cutters&depth=0&locale=de');
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  const inApp = page.getByRole('region', { name: 'In der App' });
  let machine = '';
  const publish = async () => {
    const button = page.getByRole('button', { name: 'Änderungen veröffentlichen' });
    const press = hand.again(button);
    // The form takes a moment to look at what was typed; before that it does not send.
    await expect(async () => {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().includes(`/products/${machine}`),
        { timeout: 10_000 },
      );
      await press();
      expect((await saved).status()).toBe(200);
    }).toPass({ timeout: 60_000 });
  };

  try {
    await test.step('after a sister', async () => {
      await page.goto('/admin/collections/products?locale=de&search=330');
      hand.decide();
      // The record that opens links to its entry of the menu by the same name.
      const sister = page.locator('a[href*="/collections/products/"]').filter({ hasText: /K.330/ }).first();
      await hand.click(sister);
      // A list of the admin sets its own address anew once it is there; a click at that moment leads nowhere.
      await expect(async () => {
        if (!IN_PRODUCT.test(page.url())) await sister.click({ timeout: 5000 });
        await page.waitForURL(IN_PRODUCT, { timeout: 5000 });
      }).toPass({ timeout: 30_000 });
      const like = page.getByRole('button', { name: 'Neue Maschine nach diesem Vorbild' });
      await untilLive(like);
      await hand.click(like);
      await hand.write(page.getByLabel('Typ der neuen Maschine'), typeName);
      const before = page.url();
      await hand.press('Enter');
      await page.waitForURL((url) => url.href !== before && IN_PRODUCT.test(url.href));
      machine = IN_PRODUCT.exec(page.url())?.[1] ?? '';
      await expect(page.getByRole('heading', { level: 1, name: `Kutter ${typeName}` })).toBeVisible();
      await expect(page.getByText('Noch wie dort, bitte prüfen:')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Hauptbild' })).toBeVisible();
    });

    await test.step('words and figures', async () => {
      hand.decide();
      await hand.click(tab('Übersicht'));
      await hand.write(page.getByRole('textbox', { name: /^Unterzeile/ }), SUBLINE.de);
      await hand.click(tab('Technik'));
      const cells = page.getByRole('textbox', { name: typeName, exact: true });
      await hand.paste(cells.first(), COLUMN.join('\n'));
      await expect(cells.first()).toHaveValue('350');
      await hand.click(tab('Leistung'));
      for (const [name, figure] of [
        ['Rohwurst', '215'],
        ['Brühwurst', '270'],
        ['Kochwurst', '255'],
      ] as const) {
        const group = page.locator('.collapsible-field').filter({ hasText: name }).last();
        await hand.write(group.getByRole('textbox', { name: /^Chargengewicht/ }), figure);
      }
    });

    await test.step('pictures and turntable', async () => {
      await hand.click(tab('Bilder & 360°'));
      await hand.choose(page.getByLabel('Rundumansicht aus Bildern anlegen'), FRAMES);
      // What is chosen during the upload stays beside what comes of it.
      await page.locator('#field-threeDRenderings .rs__control').click();
      await page.getByRole('dialog').last().getByText('rundum zu drehen').first().click();
      for (const [path, file, de, en] of [
        ['productImage', 'hero.webp', `Kutter ${typeName} von vorn`, `Bowl cutter ${typeName} from the front`],
        ['previewImage', 'preview.webp', `Kutter ${typeName} vor hellem Grund`, `Bowl cutter ${typeName} on a light ground`],
      ] as const) {
        const field = page.locator(`#field-${path}`);
        await hand.click(field.locator('.upload-relationship-details__remove'));
        await hand.click(field.getByRole('button', { name: 'Neu erstellen' }));
        const drawer = page.getByRole('dialog').last();
        await hand.choose(drawer.locator('input[type="file"]').first(), resolve(MEDIA, file));
        hand.decide();
        await hand.write(drawer.locator('input[name="alt.de"]'), de);
        await hand.write(drawer.locator('input[name="alt.en"]'), en);
        await hand.click(drawer.getByRole('button', { name: /^(Speichern|Save)/ }).first());
        await expect(field.locator('.upload-relationship-details__filename')).toBeVisible();
      }
      await expect(page.getByText('Die Rundumansicht ist angelegt')).toBeVisible({ timeout: 60_000 });
    });

    await test.step('into menu and overview, published', async () => {
      const intoMenu = inApp.getByRole('button', { name: 'Ins Menü unter „Kutter“ aufnehmen' });
      await interceptOnce(page, '**/cms-api/publication-status/place', (route) => route.abort());
      await intoMenu.click();
      await expect(inApp.getByRole('alert')).toHaveText('Das ging nicht. Bitte versuchen Sie es noch einmal.');
      await hand.click(intoMenu);
      await expect(inApp.getByRole('link', { name: typeName })).toBeVisible();
      await hand.click(inApp.getByRole('button', { name: 'In die Übersicht „Kutter“ aufnehmen' }));
      await expect(inApp.getByRole('link', { name: 'Kutter', exact: true })).toBeVisible();
      await publish();
      await expect(inApp.getByText(/^In der App seit/)).toBeVisible({ timeout: 15_000 });
    });

    await test.step('in English', async () => {
      await hand.click(page.locator('.localizer button').first());
      await hand.click(
        page
          .getByRole('link', { name: /^Englisch/ })
          .or(page.getByRole('button', { name: /^Englisch/ }))
          .first(),
      );
      await page.waitForURL(/locale=en/);
      await hand.click(tab('Übersicht'));
      // The German text is beside the field.
      await expect(page.getByText(SUBLINE.de)).toBeVisible();
      await hand.write(page.getByRole('textbox', { name: /^Unterzeile/ }), SUBLINE.en);
      await publish();
      hand.decide();
      await hand.click(page.getByRole('button', { name: 'Alles geprüft' }));
      await expect(page.getByText('Noch wie dort, bitte prüfen:')).toHaveCount(0);
    });

    const [saved] = await read(`/products?where[id][equals]=${machine}&depth=0&locale=en`);
    expect(saved).toMatchObject({ _status: 'published', title: `Bowl cutter ${typeName}`, productSubline: SUBLINE.en });
    expect(saved?.threeDRenderings).toHaveLength(2);

    await test.step('in the app, in both languages', async () => {
      const { slug } = z.object({ slug: z.string() }).parse(saved);
      const where = { slug, typeName, overview: z.string().parse(overview?.slug) };
      for (const language of ['de', 'en'] as const) {
        const { column, menu } = IN_APP[language];
        const told = async () => {
          const inApp = await machineInApp(origin, language, where);
          return inApp && { ...inApp, column: inApp.column.slice(0, column.length) };
        };
        await expect.poll(told).toEqual({ column, menu, isInOverview: true });
        await salesPage.evaluate(
          (l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })),
          language,
        );
        await salesPage.goto(`/product/${slug}`);
        await expect(salesPage.getByText(named(SUBLINE[language])).first()).toBeVisible();
      }
    });
    info.annotations.push({ type: 'a person takes', description: hand.summary() });
    expect(hand.minutes()).toBeLessThan(MINUTES_MAX);
  } finally {
    if (overview) {
      const data = { productList: overview.productList, _status: 'published' };
      await page.request.patch(`/cms-api/product-overviews/${overview.id}`, { headers: { Origin: origin }, data });
    }
    if (machine) {
      for (const { id } of await read(`/navigation?where[entry.value][equals]=${machine}&depth=0`)) {
        await callContent(page, origin, 'DELETE', `/navigation/${id}`);
      }
      await callContent(page, origin, 'DELETE', `/products/${machine}`);
    }
    await page.close();
  }
});
