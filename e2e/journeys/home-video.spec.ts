import { expect, test } from './fixtures.ts';

test('the video behind the headline plays once, is let go, and plays again when one wants it', async ({
  salesPage: page,
  texts,
}) => {
  await page.goto('/');
  const video = page.getByRole('main').locator('video');
  await expect(video).toHaveCount(1);
  await expect(video).not.toHaveAttribute('loop');
  await video.dispatchEvent('ended');
  // Its still is there in its place.
  await expect(video).toHaveCount(0);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await page.getByRole('button', { name: texts.home.play }).click();
  await expect(video).toHaveCount(1);
  await expect(page.getByRole('button', { name: texts.home.pause })).toBeVisible();
});
