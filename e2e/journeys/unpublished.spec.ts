import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, adminPage, callContent, onlyIn } from './admin.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './fixtures.ts';

const WORDS = {
  de: { notice: 'Nicht veröffentlicht', reason: 'Die Datei fehlt. Bitte laden Sie sie neu hoch.', open: /^Öffnen: Bild/ },
  en: { notice: 'Not published', reason: 'The file is missing. Please upload it again.', open: /^Open: Image/ },
} as const;
const uploaded = z.object({ doc: z.object({ id: z.string(), filename: z.string() }) });
const found = z.object({ docs: z.tuple([z.object({ id: z.string(), productImage: z.string() })]) });
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of ADMIN_LANGUAGES)
  test(`what could not be published is on the dashboard until it is mended (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(90_000);
    const page = await adminPage(browser, origin, language);
    const words = WORDS[language];
    const notice = page.getByRole('region', { name: words.notice });
    const answer = await page.request.post('/cms-api/images', {
      headers: { Origin: origin },
      multipart: {
        file: { name: 'lost.png', mimeType: 'image/png', buffer: PNG },
        _payload: JSON.stringify({ alt: { de: 'Ein Bild, das verloren geht', en: 'A picture that gets lost' } }),
      },
    });
    const { doc: image } = uploaded.parse(await answer.json());
    const query = '/products?where[slug][equals]=gs-620&depth=0';
    const [{ id, productImage }] = found.parse(await callContent(page, origin, 'GET', query)).docs;
    const publish = (picture: string) =>
      callContent(page, origin, 'PATCH', `/products/${id}`, { productImage: picture, _status: 'published' });
    await rm(join(process.env.VITRINE_DATA ?? '', 'media/images', image.filename));
    try {
      await publish(image.id);
      await expect(async () => {
        await page.goto('/admin');
        await expect(notice).toContainText(words.reason, { timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await expectAccessible(page, '[aria-labelledby=unpublished]');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFits(page);
      await notice.getByRole('link', { name: words.open }).first().click();
      await page.waitForURL(`**/admin/collections/images/${image.id}`);
    } finally {
      await publish(productImage);
    }
    await expect(async () => {
      await page.goto('/admin');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(notice).toHaveCount(0);
    }).toPass({ timeout: 30_000 });
    await callContent(page, origin, 'DELETE', `/images/${image.id}`);
    await page.context().close();
  });
