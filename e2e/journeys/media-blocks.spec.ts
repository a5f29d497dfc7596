import type { Page } from '@playwright/test';
import { VIDEO_INACTIVITY_MS } from '@vitrine/contract/constants.ts';
import { expectAccessible } from './accessible.ts';
import { expect, named, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

/** The media blocks of the demo's content pages: hygiene (slider, lightbox), about us (gallery), service (slider, video). */
const fill = (text: string, values: Record<string, number>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), text);

test('a lightbox opens its picture with its text, pages to its ends, and closes by Escape', async ({
  salesPage: page,
  texts,
}) => {
  const { viewer } = texts.products;
  await page.goto('/content-page/hygiene');
  const opener = page.getByRole('button', { name: named(fill(viewer.enlarge, { index: 2, total: 4 })) });
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: named(viewer.next) }).filter({ visible: true });
  const previous = dialog.getByRole('button', { name: named(viewer.previous) }).filter({ visible: true });
  await opener.click();
  await expect(dialog.getByRole('heading', { name: named('Klappe zum Aushängen') })).toBeVisible();
  await expect(dialog.getByText(fill(viewer.count, { index: 2, total: 4 }))).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expectAccessible(page, 'dialog[open]');

  await test.step('the next picture is loaded when its arrow is pointed at', async () => {
    const ahead = page.waitForRequest(/body-auto-\d+\.webp/);
    await next.hover();
    await ahead;
    await expect(dialog.getByText(fill(viewer.count, { index: 2, total: 4 }))).toBeVisible();
  });
  await test.step('the ends are ends', async () => {
    await next.click();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(fill(viewer.count, { index: 4, total: 4 }))).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a gallery shows five pictures on the page and all of them full screen; a picture is on its side of a text', async ({
  salesPage: page,
  texts,
}) => {
  const { viewer } = texts.products;
  await page.goto('/content-page/ueber-uns');
  await expect(page.locator('main [aria-haspopup=dialog]')).toHaveCount(5);
  const sides = await page.locator('main [data-appearance]').evaluateAll((all) =>
    all.map((pair) => {
      const [picture, text] = [pair.querySelector('figure'), pair.querySelector('p')];
      const isLeft = (picture?.getBoundingClientRect().left ?? 0) < (text?.getBoundingClientRect().left ?? 0);
      return `${pair.getAttribute('data-appearance')}: ${isLeft ? 'left' : 'right'}`;
    }),
  );
  expect(sides.sort()).toEqual(['imageLeft: left', 'imageRight: right']);
  await page.getByRole('button', { name: named(fill(viewer.more, { index: 5, total: 6, count: 1 })) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(fill(viewer.count, { index: 5, total: 6 }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(fill(viewer.count, { index: 6, total: 6 }))).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/content-page\/ueber-uns$/);
});

test('a slider over the whole page shows one slide at a time and stops at its ends', async ({ salesPage: page, texts }) => {
  const { viewer } = texts.products;
  await page.goto('/content-page/hygiene');
  const slider = page.locator('section[data-surface="dark"]').filter({ has: page.getByRole('button', { name: /\/ 3$/ }) });
  const shown = () => slider.getByRole('heading').allInnerTexts();
  const next = slider.getByRole('button', { name: named(viewer.next) });
  const steps = slider.getByRole('button', { name: /\/ 3$/ });
  await expect(slider.getByRole('button', { name: named(viewer.previous) })).toBeDisabled();
  await expect.poll(shown).toHaveLength(1);
  const [first] = await shown();
  await next.click();
  await expect(slider.getByText('2 / 3', { exact: true })).toBeAttached();
  await expect.poll(shown).not.toEqual([first]);
  await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'true');
  await steps.nth(0).click();
  await expect.poll(shown).toEqual([first]);
});

test('the steps of a row of pictures lead to its groups and say which one is shown', async ({ salesPage: page, texts }) => {
  await page.goto('/content-page/service');
  const track = page.getByRole('list', { name: named('Überholung im Werk') });
  const slider = page.locator('section').filter({ has: track });
  const steps = slider.getByRole('button', { name: /^Überholung im Werk: \d \/ \d$/ });
  const left = () => track.evaluate((list) => list.scrollLeft);
  await expect(steps.first()).toHaveAttribute('aria-current', 'true');
  await steps.last().click();
  await expect(steps.last()).toHaveAttribute('aria-current', 'true');
  await expect(slider.getByRole('button', { name: named(texts.products.next), exact: true })).toBeDisabled();
  expect(await left()).toBeGreaterThan(100);
  await track.focus();
  await page.keyboard.press('Home');
  await expect(steps.first()).toHaveAttribute('aria-current', 'true');
  await expect(slider.getByRole('button', { name: named(texts.products.previous), exact: true })).toBeDisabled();
});

test('a video loads when it is pressed, or says that it does not come, has its captions, and its controls go after a while', async ({
  salesPage: page,
  language,
  texts,
}) => {
  const requested: string[] = [];
  const reach = await intercept(page, '**/*.mp4', (route) => route.abort());
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  await page.goto('/content-page/service');
  const play = page.getByRole('button', { name: /Kutter K 550/ });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(requested.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await play.click();
  // The first try does not reach it.
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.products.viewer.failed);
  await reach();
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls');
  const box = await video.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await playsOn(page);
  expect(await captionsOf(page)).toEqual([
    ['de', language === 'de' ? 'showing' : 'disabled'],
    ['en', language === 'en' ? 'showing' : 'disabled'],
  ]);
  await expect.poll(() => shownCaption(page)).toContain(language === 'de' ? 'Die Schüssel dreht' : 'The bowl turns');
  await page.clock.fastForward(VIDEO_INACTIVITY_MS + 1000);
  await expect(video).not.toHaveAttribute('controls');
  await video.hover({ position: { x: 40, y: 40 } });
  await expect(video).toHaveAttribute('controls');
});

/** Language and mode of the captions that the video's own controls list. */
const captionsOf = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) return [];
    return [...video.textTracks].map(({ language, mode }) => [language, mode]);
  });

/** The caption over the picture, once the video is held where its first one is said. */
const shownCaption = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) return '';
    if (!video.seeking && Math.abs(video.currentTime - 1) > 1) video.currentTime = 1;
    const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')?.activeCues?.[0];
    return shown instanceof VTTCue ? shown.text : '';
  });

/** The video plays, and plays until the test ends. */
const playsOn = (page: Page) =>
  expect
    .poll(() =>
      page.locator('video').evaluate((video) => {
        if (!(video instanceof HTMLVideoElement)) return false;
        video.loop = true;
        return !video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      }),
    )
    .toBe(true);

for (const [motion, saveData, what] of [
  ['no-preference', false, 'starts'],
  ['reduce', false, 'waits where motion is to be reduced'],
  ['no-preference', true, 'waits where data is to be saved'],
] as const) {
  test(`a video in the full-screen view ${what}`, async ({ salesPage: page }) => {
    const starts = what === 'starts';
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(
      (isSaved) => Object.defineProperty(navigator, 'connection', { value: { saveData: isSaved, effectiveType: '4g' } }),
      saveData,
    );
    await page.goto('/product/k-330');
    await page.getByRole('button', { name: named('Schüssel mit stufenloser Drehzahl') }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect(video).toHaveAttribute('controls');
    if (starts) await playsOn(page);
    else expect(await video.evaluate((element) => element instanceof HTMLVideoElement && element.autoplay)).toBe(false);
  });
}
