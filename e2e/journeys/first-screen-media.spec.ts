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

for (const [name, viewport] of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });
    test('the first pictures of the media library are there before any script of the app, and do not move', async ({
      page,
      origin,
      language,
    }) => {
      await logInHere(page, origin, language);
      await noteFaults(page);
      await noteLargestPaint(page);
      const release = await holdScripts(page);
      const early = page.locator(`${EARLY} li img`);
      await openEarly(page, '/content-page/mediathek', () => expect(early.first()).toBeAttached({ timeout: 5000 }));
      await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
      await expect.poll(() => places(early)).toEqual(Array.from({ length: 4 }, () => expect.any(Array)));
      const before = await places(early);
      await expect(page.locator('html')).toHaveAttribute('data-largest', 'first screen');

      release();
      await expect(page.locator(EARLY)).toHaveCount(0);
      const tiles = page.locator('[data-media] img');
      await expect.poll(async () => (await places(tiles)).slice(0, before.length)).toEqual(before.map(() => expect.any(Array)));
      expect((await places(tiles)).slice(0, before.length)).toEqual(before);
      await paintsTold(page);
      expect(await page.locator('html').getAttribute('data-largest')).toBe('first screen');
      expect(await page.locator('html').getAttribute('data-faults')).toBeNull();
      // Those that every window shows wait for no layout, the others until they come near.
      await expect(tiles.nth(3)).toHaveAttribute('fetchpriority', 'high');
      await expect(tiles.nth(4)).toHaveAttribute('fetchpriority', 'auto');
    });
  });
}
