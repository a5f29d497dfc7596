import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_LANGUAGES, adminPage, callContent, onlyIn, untilLive } from './admin.ts';
import { expect, test } from './fixtures.ts';

const MB = 1024 * 1024;
const NAME = 'zu groß.png';
const ENDED = {
  de: { success: '1 Datei gespeichert.', error: '1 Datei nicht gespeichert.' },
  en: { success: '1 file saved.', error: '1 file not saved.' },
};
const SAID = {
  de: (max: number, size: number, name = NAME) => `Im Feld „Datei“ sind höchstens ${max} MB möglich, „${name}“ hat ${size} MB.`,
  en: (max: number, size: number, name = NAME) => `The field “File” takes at most ${max} MB, “${name}” is ${size} MB.`,
};

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-large-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** A file of so many bytes, which takes no room on the disk. */
async function fileOf(size: number, name = NAME): Promise<string> {
  const file = await open(join(folder, name), 'w');
  await file.truncate(size);
  await file.close();
  return join(folder, name);
}

/** Uploads that the browser sends. */
function uploadsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/multipart/.test(request.headers()['content-type'] ?? '') && request.url().includes('/cms-api/'))
      sent.push(request.url());
  });
  return sent;
}

const FORMS = [
  { path: '/admin/collections/images/create', max: 500 },
  { path: '/admin/collections/videos/create', max: 500 },
  { path: '/admin/collections/video-versions/create', max: 500 },
  { path: '/admin/collections/rendering-frames/create', max: 500 },
  { path: '/admin/collections/files/create', max: 500 },
  { path: '/admin/collections/webrotate-360/create', max: 200 },
];

for (const language of ADMIN_LANGUAGES) {
  test(`a file that is too large is refused in every form before it is sent, with its field and the limit (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(180_000);
    const page = await adminPage(browser, origin, language);
    const sent = uploadsOf(page);
    for (const { path, max } of FORMS) {
      await page.goto(path);
      const save = page.locator('#action-save');
      await untilLive(save);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await fileOf((max + 1) * MB));
      await save.click();
      const said = SAID[language](max, max + 1);
      await expect(page.locator('.toast-error').filter({ hasText: said }), path).toBeVisible();
    }
    expect(sent).toEqual([]);
    await page.close();
  });

  test(`of several files one that is too large stays with its sentence, and the others are kept (${language})${onlyIn('en', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await adminPage(browser, origin, language, undefined, '/admin/collections/rendering-frames');
    const sent = uploadsOf(page);
    const bulk = page.getByRole('button', { name: { de: 'Mehrere Dateien hochladen', en: 'Upload several files' }[language] });
    await untilLive(bulk);
    await bulk.click();
    const good = join(folder, `good-${language}.png`);
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .png()
      .toFile(good);
    await page.locator('.bulk-upload--add-files input[type=file]').setInputFiles([await fileOf(501 * MB), good]);
    const made = page.waitForResponse((one) => one.url().includes('/cms-api/rendering-frames?') && one.status() === 201);
    const toast = (kind: 'success' | 'error', text: string) =>
      expect(page.locator(`.toast-${kind}`).getByText(text)).toBeVisible();
    // Each is there for a few seconds only, and the first may come long before the last.
    const [response] = await Promise.all([
      made,
      page.locator('.bulk-upload--actions-bar__saveButtons button').click(),
      toast('error', SAID[language](500, 501)),
      toast('error', ENDED[language].error),
      toast('success', ENDED[language].success),
    ]);
    const { doc } = await response.json();
    expect(sent, 'the other one').toHaveLength(1);
    await callContent(page, origin, 'DELETE', `/rendering-frames/${doc.id}`);
    await page.close();
  });
}
