import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../journeys/fixtures.ts';
import { BASELINE, isUpdate } from './baseline.ts';
import { differenceOf, toBaseline } from './compare.ts';
import { loadAll, TODAY, takePicture } from './picture.ts';
import { TAKEN } from './taken.ts';

test.use({ language: 'de' });

const PAGE = '/product/ww-200';
/** Changes of a kind that a hand makes by mistake, each in one place of the page. `more` is added to what is there, px. */
const PLANTED = [
  { what: 'a padding of 4 px more', selector: '#downloads li a', property: 'padding-bottom', more: 4 },
  { what: 'another colour of one headline', selector: '#faq h2', property: 'color', value: '#c00' },
  { what: 'lines that are gone', selector: '#technicalData td', property: 'border-width', value: '0' },
];

test('the same page twice is the same picture, and a planted change is noticed @1440', async ({ salesPage: page }) => {
  await page.clock.setFixedTime(TODAY);
  const picture = async (planted?: (typeof PLANTED)[number]) => {
    await page.goto(PAGE);
    await expect(page.locator('h1').first()).toBeVisible();
    await loadAll(page);
    if (planted)
      await page.locator(planted.selector).evaluateAll((all, { property, value, more = 0 }) => {
        for (const one of all) {
          if (!(one instanceof HTMLElement)) throw new Error('nothing that has a style');
          const now = Number.parseFloat(getComputedStyle(one).getPropertyValue(property));
          one.style.setProperty(property, value ?? `${now + more}px`, 'important');
        }
      }, planted);
    return toBaseline(await takePicture(page));
  };
  const before = await picture();
  expect(await differenceOf(before, await picture())).toBeNull();
  for (const planted of PLANTED) {
    expect(await page.locator(planted.selector).count(), planted.selector).toBeGreaterThan(0);
    expect(await differenceOf(before, await picture(planted)), planted.what).not.toBeNull();
  }
});

const kept = async () => (await readdir(BASELINE, { recursive: true })).filter((file) => file.endsWith('.webp'));

test('the repository has every picture that is taken, and no other @1440', async () => {
  test.skip(isUpdate, 'they are being written');
  const names = (await kept()).map((file) => file.replace('.webp', '').replace(/(?<=^print\/.*)-\d+$/, ''));
  expect([...new Set(names)].sort()).toEqual([...TAKEN].sort());
});

test('all pictures together stay small enough for a repository @1440', async () => {
  const sizes = await Promise.all((await kept()).map(async (file) => (await stat(join(BASELINE, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});
