import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '@vitrine/contract/routes.ts';
import sharp from 'sharp';
import { storeDraft } from '../journeys/draft.ts';
import { CATALOGUE_PAGES, COMPARED } from '../journeys/every-route.ts';
import { expect, named, test } from '../journeys/fixtures.ts';
import { settled } from '../journeys/settled.ts';

/** A picture of an element without the focus, which has a mark of its own. */
async function pictureOf(page: Page, element: Locator): Promise<string> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  await settled(page);
  return (await element.screenshot()).toString('base64');
}

/** What a page lets one choose: all of a choice, and the one that is chosen. */
const CHOICES: readonly { path: string; what: string; near?: string; all: string; chosen: string }[] = [
  {
    path: '/product/ww-200',
    what: 'entry of the section menu',
    near: '#downloads',
    all: 'nav a[href^="#"]',
    chosen: '[aria-current]',
  },
  { path: '/product/ww-200', what: 'chip', all: '#advantages [role=group] button', chosen: '[aria-pressed=true]' },
  { path: '/product/ww-200', what: 'step', all: '#applications button[aria-label*=" / "]', chosen: '[aria-current]' },
  { path: '/product/ww-200', what: 'plate or state', all: 'main label:has([type=radio])', chosen: ':has(:checked)' },
  { path: '/product/ww-200', what: 'tab', all: '#options [role=tab]', chosen: '[aria-selected=true]' },
  { path: '/product-line/rohwurstlinie', what: 'tab of the output', all: '#output [role=tab]', chosen: '[aria-selected=true]' },
  { path: '/product-overview/woelfe', what: 'state', all: 'main label:has([type=radio])', chosen: ':has(:checked)' },
];
/** Pixels of a mark that is seen. */
const MARK = 20;

/** Colours of a picture, red, green and blue of each pixel. */
const coloursOf = async (picture: string) => {
  const pixels = await sharp(Buffer.from(picture, 'base64')).removeAlpha().raw().toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index) => pixels.subarray(index * 3, index * 3 + 3).join());
};

/** Pixels of an element in the colour that a person has given to what is chosen. */
async function highlighted(page: Page, element: Locator): Promise<number> {
  const colours = await coloursOf(await pictureOf(page, element));
  // What the browser makes of it depends on the ground that it lies on.
  await page.evaluate(() => {
    const ground = document.body.appendChild(document.createElement('div'));
    const probe = ground.appendChild(document.createElement('div'));
    Object.assign(ground.style, { position: 'fixed', top: '0', left: '0', zIndex: '99', background: 'Canvas' });
    Object.assign(probe.style, { width: '8px', height: '8px', background: 'Highlight', forcedColorAdjust: 'none' });
    probe.id = 'probe';
  });
  const [chosen] = await coloursOf(await pictureOf(page, page.locator('#probe')));
  await page.evaluate(() => document.getElementById('probe')?.parentElement?.remove());
  return colours.filter((colour) => colour === chosen).length;
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const width of [1440, 390])
    test(`of every choice one sees what is chosen, at ${width} px`, async ({ salesPage: page }) => {
      await page.setViewportSize({ width, height: 900 });
      const seen: string[] = [];
      for (const { path, what, near, all, chosen } of CHOICES) {
        if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path);
        // Ticks of the menu lie over what is read: here over no picture.
        if (near) await page.locator(near).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
        const choices = page.locator(all);
        const [own, other] = [chosen, `:not(${chosen})`].map((which) => choices.and(page.locator(which)).first());
        if (!own || !other) throw new Error('two of them are compared');
        await expect(own, what).toBeVisible();
        const [mark, none] = [await highlighted(page, own), await highlighted(page, other)];
        // A label beside the chosen one may have a part of its edge.
        if (mark < MARK || none > mark / 4) seen.push(`${what} of ${path}: ${mark} and ${none} px`);
      }
      expect(seen).toEqual([]);
    });

  test('an open answer, a thumbnail on show and a switch that is on look it', async ({ salesPage: page }) => {
    await page.goto('/product/ww-200');
    const sign = (expanded: boolean) => page.locator(`#faq [aria-expanded=${expanded}] svg`).first();
    expect(await pictureOf(page, sign(true))).not.toBe(await pictureOf(page, sign(false)));
    await page.goto('/product-line-automation/beschickung');
    const thumb = page.locator('main li button:not([aria-current])').first();
    await thumb.evaluate((one) => one.setAttribute('data-taken', ''));
    const taken = page.locator('[data-taken]');
    const before = await pictureOf(page, taken);
    await taken.click();
    await expect(taken).toHaveAttribute('aria-current', 'true');
    expect(await pictureOf(page, taken)).not.toBe(before);
    await page.goto(COMPARED);
    const toggle = page.getByRole('switch');
    expect(await highlighted(page, toggle)).toBe(0);
    await toggle.click();
    expect(await highlighted(page, toggle)).toBeGreaterThan(MARK);
  });

  test('the bar under a figure is as long as the figure is large', async ({ salesPage: page }) => {
    for (const path of ['/product-overview/woelfe', COMPARED]) {
      await page.goto(path);
      const bars = page.locator('main td[style*="--share"]');
      await expect(bars.first()).toBeVisible();
      const looks = await bars.evaluateAll((cells) =>
        cells.slice(0, 6).map((cell) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(cell, '::after');
          return { isDrawn: backgroundImage.includes('gradient'), track: backgroundColor };
        }),
      );
      for (const { isDrawn, track } of looks)
        expect({ isDrawn, track }, path).toEqual({ isDrawn: true, track: 'rgba(0, 0, 0, 0)' });
    }
  });

  test('a ticked box and a chosen salutation look it', async ({ visitorPage: page, texts }) => {
    await page.goto('/registration');
    const box = page.locator('label:has(input[type=checkbox])').first();
    const [empty, name] = [await pictureOf(page, box), texts.registration.genders.f];
    await box.locator('input').check({ force: true });
    expect(await pictureOf(page, box)).not.toBe(empty);
    const choice = page.locator('label', { has: page.getByRole('radio', { name: named(name) }) });
    expect(await highlighted(page, box)).toBeGreaterThan(MARK);
    const open = await pictureOf(page, choice);
    await choice.click();
    await expect(page.getByRole('radio', { name: named(name) })).toBeChecked();
    expect(await pictureOf(page, choice)).not.toBe(open);
  });

  test('words on the ground of what is chosen have no ground of their own', async ({ salesPage: page }) => {
    const hidden: string[] = [];
    for (const path of ['/', ...CATALOGUE_PAGES, COMPARED, ROUTES['document-form'].path]) {
      if (path === ROUTES['document-form'].path) await storeDraft(page, ['/product/ww-200']);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const found = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        Object.assign(probe.style, { background: 'Highlight', forcedColorAdjust: 'none' });
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return [...document.querySelectorAll('body *')]
          .map((one) => ({ one, style: getComputedStyle(one) }))
          .filter(({ style }) => style.backgroundColor === backgroundColor && style.forcedColorAdjust !== 'none')
          .filter(({ one }) => one.checkVisibility() && one.textContent.trim() !== '')
          .map(({ one }) => one.textContent.trim().slice(0, 30));
      });
      hidden.push(...found.map((words) => `${path}: ${words}`));
    }
    expect(hidden).toEqual([]);
  });

  test('the lines of the menu button are there', async ({ salesPage: page, texts }) => {
    await page.goto('/product/ww-200');
    const button = page.getByRole('button', { name: texts.shell.menu.open });
    const shown = await pictureOf(page, button);
    await button.evaluate((one) => {
      for (const part of one.querySelectorAll<HTMLElement>('*')) part.style.visibility = 'hidden';
    });
    expect(await pictureOf(page, button)).not.toBe(shown);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself on any page', async ({ salesPage: page }) => {
    for (const path of ['/', ...CATALOGUE_PAGES]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      // A picture that has just come fades in and is still then; what moves by itself goes on.
      const moving = () =>
        page.evaluate(() => ({
          animations: document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
          videos: [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
        }));
      await expect.poll(moving, path).toEqual({ animations: 0, videos: 0 });
    }
  });
});
