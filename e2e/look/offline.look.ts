import { expect, test } from '../journeys/fixtures.ts';
import { expectLook } from './baseline.ts';
import { serveGallery } from './gallery.ts';
import { loadAll, TODAY, takePicture } from './picture.ts';
import { OFFLINE } from './taken.ts';

// No browser has these screens: the gallery shows them as the window of the desktop app does.
test.use({ language: 'de' });

test('offline mode while it loads, when that fails, and in the settings', async ({ page, origin }, info) => {
  const gallery = await serveGallery(origin);
  await page.clock.setFixedTime(TODAY);
  for (const [name, search] of Object.entries(OFFLINE)) {
    await page.goto(`${gallery.origin}/gallery/offline?${search}`);
    await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 60_000 });
    await loadAll(page);
    await expectLook(`${info.project.name}/${name}`, await takePicture(page, { fullPage: false }));
  }
  await gallery.close();
});
