import type { Page } from '@playwright/test';
import { PRINT_RUN_PATH } from '@vitrine/contract/print.ts';
import { recipient, storePages } from '../journeys/draft.ts';
import { test } from '../journeys/fixtures.ts';
import { printToPdf } from '../journeys/print-mode.ts';
import { expectLook } from './baseline.ts';
import { picturesOfPdf } from './pdf-pictures.ts';
import { TODAY } from './picture.ts';
import { CHAPTERS, nameOf } from './taken.ts';

test.use({ language: 'de' });

/** The address that is printed, whatever port the instance has. */
const PUBLIC = 'https://vitrine.example';

/** As on the day of the pictures. */
async function print(page: Page, origin: string, path: string): Promise<Buffer> {
  await page.clock.setFixedTime(TODAY);
  return printToPdf(page, origin, path, PUBLIC);
}

for (const path of CHAPTERS) {
  test(`the chapter of ${path} looks as it did`, async ({ salesPage: page, origin }) => {
    for (const [index, picture] of (await picturesOfPdf(await print(page, origin, path))).entries())
      await expectLook(`print/${nameOf(path)}-${String(index + 1).padStart(2, '0')}`, picture);
  });
}

test('cover, contents, last sheet and a comparison, which is printed in a document only, look as they did', async ({
  salesPage: page,
  origin,
}) => {
  const comparison = { path: '/comparison/ww-160--ww-200', title: 'WW 160 und WW 200' };
  await storePages(page, [comparison], recipient('look@kunde.example'));
  const pictures = await picturesOfPdf(await print(page, origin, PRINT_RUN_PATH));
  const names = ['cover', 'contents', ...pictures.slice(3).map((_, index) => `comparison-${index + 1}`), 'last-sheet'];
  for (const [index, picture] of pictures.entries()) await expectLook(`print/${names[index]}`, picture);
});
