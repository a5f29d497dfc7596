import { comparisonSlug } from '@vitrine/contract/comparisons.ts';
import {
  EARLY,
  holdScripts,
  logInHere,
  noteFaults,
  noteLargestPaint,
  openEarly,
  paintsTold,
  places,
  SIZES,
} from './first-screen.ts';
import { expect, test } from './fixtures.ts';

const COMPARED = [
  ['two machines', ['ww-160', 'ww-200']],
  // Of several kinds: there are rows that some have no figure in, and a dash is explained beside the headline.
  ['four machines', ['ww-160', 'k-330', 'wm-600', 'm-1100']],
] as const;
for (const [size, [name, viewport]] of SIZES.entries()) {
  for (const [turn, [several, machines]] of COMPARED.entries()) {
    test.describe(name, () => {
      test.use({ viewport });
      test(`headline and pictures of ${several} compared are there before any script of the app, and do not move`, {
        // `npm test` looks at four on a desk and at two on a phone.
        tag: turn === size ? '@long' : [],
      }, async ({ page, origin, language, texts }) => {
        await logInHere(page, origin, language);
        await noteFaults(page);
        await noteLargestPaint(page);
        // It leads to the screen of all comparisons.
        const path = `/comparison/${comparisonSlug(machines)}`;
        const release = await holdScripts(page);
        const pictures = page.locator(`${EARLY} thead img`);
        await openEarly(page, path, () => expect(pictures).toHaveCount(machines.length, { timeout: 5000 }));
        await expect(page.locator(`${EARLY} h1`)).toHaveText(texts.comparison.headline);
        await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
        await expect.poll(() => places(pictures)).toEqual(machines.map(() => expect.any(Array)));
        await page.evaluate(() => document.fonts.ready);
        const head = async (root: string) => ({
          pictures: await places(page.locator(`${root} thead img`)),
          words: await page.locator(`${root} thead small`).allTextContents(),
          headline: await page.locator(`${root} h1`).boundingBox(),
          head: await page.locator(`${root} thead`).boundingBox(),
        });
        const before = await head(EARLY);
        await expect(page.locator('html')).toHaveAttribute('data-largest', 'first screen');

        release();
        await expect(page.getByRole('main').getByRole('table')).toBeVisible();
        await expect(page.locator(EARLY)).toHaveCount(0);
        await expect.poll(() => head('main')).toEqual(before);
        expect(await page.locator('html').getAttribute('data-faults')).toBeNull();
        await paintsTold(page);
        expect(await page.locator('html').getAttribute('data-largest')).toBe('first screen');
      });
    });
  }
}

test('a comparison whose machines are not known begins with its headline, which stays where it is', async ({
  page,
  origin,
  language,
  texts,
}) => {
  await logInHere(page, origin, language);
  const path = '/compare?machines=ww-160,ww-200&only=differences';
  const release = await holdScripts(page);
  await openEarly(page, path);
  const early = page.locator(`${EARLY} h1`);
  await expect(early).toHaveText(texts.comparison.headline);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  await expect(page.locator(`${EARLY} img`)).toHaveCount(0);
  const place = await early.boundingBox();
  release();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.locator(EARLY)).toHaveCount(0);
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox()).toEqual(place);
});
