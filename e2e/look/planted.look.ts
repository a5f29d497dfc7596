import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../journeys/fixtures.ts';
import { BASELINE } from './baseline.ts';
import { differenceOf, toBaseline } from './compare.ts';
import { loadAll, TODAY, takePicture } from './picture.ts';

test.use({ language: 'de' });

const PAGE = '/product/ww-200';
/** Changes of a kind that a hand makes by mistake, each in one place of the page. */
const PLANTED = {
  'a padding of 4 px more': '#technicalData td { padding-block-end: calc(0.5rem + 4px) !important }',
  'another colour of one word': 'h1 span:first-child { color: #c00 !important }',
  'a rule that is gone': '#faq * { border-width: 0 !important }',
};

test('the same page twice is the same picture, and a planted change is noticed @1440', async ({ salesPage: page }) => {
  await page.clock.setFixedTime(TODAY);
  const picture = async (css = '') => {
    await page.goto(PAGE);
    await expect(page.locator('h1').first()).toBeVisible();
    // A style element is refused by the page's policy, a sheet is not.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    await loadAll(page);
    return toBaseline(await takePicture(page));
  };
  const before = await picture();
  expect(await differenceOf(before, await picture())).toBeNull();
  for (const [what, css] of Object.entries(PLANTED)) expect(await differenceOf(before, await picture(css)), what).not.toBeNull();
});

test('all pictures together stay small enough for a repository @1440', async () => {
  const files = (await readdir(BASELINE, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(BASELINE, file))).size));
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});
