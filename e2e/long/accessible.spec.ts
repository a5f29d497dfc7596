import { expectAccessible } from '../journeys/accessible.ts';
import { brokenWords } from '../journeys/broken-words.ts';
import { storeDraft } from '../journeys/draft.ts';
import { COMPARED, firstPdf, MORE_CATALOGUE_PAGES, NOWHERE, SHEETS, shellRoutes } from '../journeys/every-route.ts';
import { expectFits } from '../journeys/fits.ts';
import { expect, SALES, test } from '../journeys/fixtures.ts';
import { sharedToken } from '../journeys/session.ts';
import { settled } from '../journeys/settled.ts';
import { enlargeText } from '../journeys/text-size.ts';
import { meetingInHeader } from './meeting.ts';

/** Widths that the product is made for (look.md), and those at which every text is larger (twice: WCAG 2.2, 1.4.4). */
const SIZES = [
  { width: 1440, height: 900, text: 1 },
  { width: 1920, height: 1080, text: 1 },
  { width: 1440, height: 900, text: 2 },
  { width: 768, height: 1024, text: 1 },
  { width: 390, height: 844, text: 1 },
  { width: 1920, height: 1080, text: 1.5 },
  { width: 1280, height: 800, text: 1.25 },
  { width: 1024, height: 768, text: 2 },
  { width: 768, height: 1024, text: 2 },
  { width: 390, height: 844, text: 2 },
] as const;

/** Names are data, which publishing gives no soft hyphens: large text leaves it to the browser to part them, if it knows the language. */
const NAMES = ['Gefrierfleischschneider', 'Programmübersicht', 'Reinigungsanleitung', 'Schneidkopf'];

/** Checks an open page at every size. All that is wrong with it is reported, not only the first. */
async function expectSoundAtEverySize(page: Parameters<typeof expectFits>[0], path: string) {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const { width, height, text } of SIZES) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, text);
    await settled(page);
    await test.step(`${path} at ${width} px${text > 1 ? ` with text ${text} times as large` : ''}`, async () => {
      expect(await meetingInHeader(page), 'words and signs of the header that lie over each other').toEqual([]);
      await expectFits(page, `${path} at ${width} px, text ${text * 100} %,`);
      const broken = (await brokenWords(page)).filter((word) => text === 1 || !NAMES.includes(word));
      expect(broken, 'words that break without a hyphen').toEqual([]);
      await expectAccessible(page);
    });
  }
}

for (const language of ['de', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const path of [...shellRoutes((needsLogin) => !needsLogin), NOWHERE])
      test(`${path} before the log-in is accessible at every size`, async ({ visitorPage: page }) => {
        await page.goto(path);
        await expectSoundAtEverySize(page, path);
      });

    const inside = ['/', ...shellRoutes((needsLogin) => needsLogin), ...SHEETS, ...MORE_CATALOGUE_PAGES, NOWHERE];
    for (const path of [...inside, COMPARED])
      test(`${path} is accessible at every size`, async ({ salesPage: page }) => {
        if (path.startsWith('/documents/')) await storeDraft(page, ['/product/ww-200', '/product/k-330']);
        await page.goto(path);
        await expectSoundAtEverySize(page, path);
      });

    test('a PDF as a page is accessible at every size', async ({ salesPage: page, origin }) => {
      const path = await firstPdf(origin, await sharedToken(origin, SALES));
      await page.goto(path);
      await expectSoundAtEverySize(page, path);
    });
  });
}
