import type { Page } from '@playwright/test';
import { firstPdf } from './every-route.ts';
import {
  EARLY,
  holdScripts,
  known,
  logInHere,
  noteFaults,
  openEarly,
  SCRIPTS,
  SIZES,
  sentPage,
  unwanted,
} from './first-screen.ts';
import { expect, SALES, test } from './fixtures.ts';
import { expectStill } from './layout-shift.ts';
import { endSession, newSession, storeSession } from './session.ts';
import { enlargeText } from './text-size.ts';

/** Place and words of what a reader sees of an intro: picture, name, subline, key figures. What one does with them comes with the app. */
const seen = (page: Page, root: string) =>
  page
    .locator(`${root} section`)
    .first()
    .evaluate((section) => {
      const box = (element: Element | null) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      };
      // Once its viewer is there, the page of a PDF also says what only paper shows.
      const shown = (selector: string) =>
        Array.from(section.querySelectorAll(selector)).filter((element) => element.getClientRects().length > 0);
      const img = section.querySelector('img');
      return {
        words: shown('h1, p, dt, dd').map(({ textContent }) => textContent),
        picture: img?.currentSrc,
        loaded: (img?.naturalWidth ?? 0) > 0,
        boxes: [section, img, ...shown('h1, h1 span, p, dd')].map(box),
      };
    });

for (const [name, viewport, slug, tag] of [
  ['desk', { width: 1440, height: 900 }, 'ww-200', []],
  ['narrow window', { width: 1100, height: 800 }, 'ww-200', ['@long']],
  ['phone', { width: 390, height: 844 }, 'ww-200', ['@long']],
  // Its kind has two lines, in English.
  ['small phone', { width: 360, height: 740 }, 'wwr-200', []],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });
    if (slug === 'wwr-200') test.use({ language: 'en' });
    test("a machine's picture and words are there before any script of the app, where the page has them", {
      tag: [...tag],
    }, async ({ page, origin, language }) => {
      await logInHere(page, origin, language);
      await noteFaults(page);
      const faces: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) faces.length = 0;
        if (request.resourceType() === 'font') faces.push(request.url());
      });
      const release = await holdScripts(page);
      await openEarly(page, `/product/${slug}`);
      await expect(page.locator(`${EARLY} h1`)).toContainText(/WWR?\s200/);
      await expect.poll(async () => (await seen(page, EARLY)).loaded).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
      // That of its texts came in the page; the small one of this window's names comes before the one of the app.
      await expect
        .poll(() => faces.map((url) => /archivo-(?:first-\d+|latin)/.exec(url)?.[0]))
        .toEqual(['archivo-first-560', 'archivo-latin']);
      await page.evaluate(() => document.fonts.ready);
      const early = await seen(page, EARLY);

      release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(EARLY)).toHaveCount(0);
      await expect.poll(() => seen(page, 'main')).toEqual(early);
      expect(await page.locator('html').getAttribute('data-faults')).toBeNull();
    });
  });
}

/** Each other kind of page: their titles have as many lines as they need, and some have no picture. A PDF comes after them. */
const OTHERS = [
  '/',
  '/product-overview/woelfe',
  '/product-line/hackfleischlinie',
  '/product-line-automation/beschickung',
  '/product-application/kochwurst',
  '/case-study/fleischwerk-niederaue',
  '/content-page/ueber-uns',
  '/content-page/faq',
];
for (const [size, [name, viewport]] of SIZES.entries()) {
  test.describe(name, () => {
    test.use({ viewport });
    // `npm test` opens every other kind at each size.
    for (const turn of [0, 1])
      test(`picture and words of every other kind of page are there before any script of the app, and do not move, part ${turn + 1}`, {
        tag: turn === size ? [] : '@long',
      }, async ({ page, origin, language }) => {
        test.slow();
        const token = await logInHere(page, origin, language);
        const pdf = await firstPdf(origin, token);
        await noteFaults(page);
        for (const path of [...OTHERS, pdf].filter((_, index) => index % 2 === turn)) {
          const release = await holdScripts(page);
          await openEarly(page, path);
          await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
          await page.evaluate(() => document.fonts.ready);
          if (path === '/content-page/faq' || path === pdf) await expect(page.locator(`${EARLY} img`)).toHaveCount(0);
          else await expect.poll(async () => (await seen(page, EARLY)).loaded).toBe(true);
          const early = await seen(page, EARLY);

          release();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator(EARLY)).toHaveCount(0);
          await expect.poll(() => seen(page, 'main'), path).toEqual(early);
          expect(await page.locator('html').getAttribute('data-faults'), path).toBeNull();
          await page.unroute(SCRIPTS);
        }
      });
  });
}

test.describe('a phone with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('has pictures and words before any script of the app as wide and as high as after it', async ({
    page,
    origin,
    language,
  }) => {
    await logInHere(page, origin, language);
    await enlargeText(page, 2);
    /** Without the place from above: bars below the header are higher in large text. */
    const laidOut = async (root: string) => {
      const { words, boxes } = await seen(page, root);
      return { words, boxes: boxes.map(([x, , width, height]) => [x, width, height]) };
    };
    for (const path of ['/product/k-330', '/product-line/hackfleischlinie']) {
      const release = await holdScripts(page);
      await openEarly(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
      await expect.poll(async () => (await seen(page, EARLY)).loaded).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const early = await laidOut(EARLY);
      release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(EARLY)).toHaveCount(0);
      await expect.poll(() => laidOut('main'), path).toEqual(early);
      await page.unroute(SCRIPTS);
    }
  });
});

test('what a page shows below its head is asked for before any script of the app, and only once', async ({
  page,
  origin,
  language,
  texts,
}) => {
  await logInHere(page, origin, language);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url().replace(/^.*\/api\/v1\//, '')));
  for (const [path, wanted, text, shown] of [
    [
      '/compare?machines=ww-160,ww-200',
      ['product/ww-160', 'product/ww-200'],
      texts.comparison.onlyDifferences,
      page.getByRole('table'),
    ],
    ['/content-page/standorte', ['location/_all'], texts.locations.searchHint, page.locator('[data-location]')],
    [
      '/content-page/mediathek',
      ['media-library/categories', 'media-library/items?page=1'],
      texts.media.none.text,
      page.locator('[data-media]'),
    ],
  ] as const) {
    const times = () => wanted.map((one) => asked.filter((other) => other === one).length);
    const once = wanted.map(() => 1);
    await known(page, path);
    // Another journey may publish meanwhile, and a page asks anew for what is shown: then it is looked at once more.
    await expect(async () => {
      asked.length = 0;
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(times, path).toEqual(once);
      // Its texts come with its code: in one of the files that were asked for until now.
      const early = () => asked.filter((url) => /\/app\/[^/]+\.js$/.test(url));
      const contents = () => Promise.all(early().map(async (url) => (await page.request.get(url)).text()));
      await expect.poll(async () => (await contents()).some((code) => code.includes(text)), path).toBe(true);
      release();
      await expect(shown.first()).toBeVisible();
      await page.unroute(SCRIPTS);
      expect(times(), path).toEqual(once);
    }).toPass({ timeout: 45_000 });
  }
});

test('the page has only rules of the first screen, and the app waits for its whole style sheets on a slow line', async ({
  page,
  origin,
  language,
}) => {
  await logInHere(page, origin, language);
  await known(page);
  const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(await sentPage(page)) ?? [];
  expect(rules).toContain('#first-screen');
  // Of the app's parts that no first screen has: skeletons, buttons, the header's tools.
  expect(rules.replaceAll(/base64,[^)]*/g, '').length).toBeLessThan(20_000);

  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/app/index-"]');
        document.documentElement.dataset.dressed ??= String(Boolean(sheet?.sheet));
      }).observe(document.getElementById('app') ?? document.body, { childList: true });
    });
  });
  // The sheets take two seconds longer than the scripts.
  await page.route(/\/app\/index-[^/]+\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-dressed', 'true');
});

test('the picture of a machine is in the HTML of its page', async ({ page, origin, language }) => {
  await logInHere(page, origin, language);
  await known(page);
  expect(await sentPage(page)).toMatch(
    /<div id="first-screen".*<source media="[^"]+" srcSet="\/assets\/.*<img [^>]*src="\/assets\/.*<h1/s,
  );
});

test('a first screen in another language than this browser has chosen since is never seen', async ({
  page,
  origin,
  language,
}) => {
  await logInHere(page, origin, language, language === 'de' ? 'en' : 'de');
  const release = await holdScripts(page);
  await openEarly(page, '/product/ww-200', unwanted(page));
  await expect(page.locator(EARLY)).toHaveCount(0);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('home shows nothing of its first screen to a browser that has forgotten its session', async ({ page, origin, language }) => {
  await logInHere(page, origin, language);
  await known(page, '/');
  await page.evaluate(() => localStorage.removeItem('auth'));
  const release = await holdScripts(page);
  await openEarly(page, '/', unwanted(page));
  await expect(page.locator(EARLY)).toHaveCount(0);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a session that has ended shows no machine, only the log-in', async ({ page, origin, language }) => {
  const token = await logInHere(page, origin, language);
  await known(page);
  // Ended elsewhere: this browser keeps its cookie.
  expect((await endSession(origin, token)).ok).toBe(true);
  await expect.poll(() => sentPage(page)).not.toContain('id="first-screen"');
  await page.evaluate(() => {
    const { state, ...area } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...area, state: { ...state, token: 'ended', refreshToken: 'ended' } }));
  });
  await page.goto('/product/ww-200');
  await page.waitForURL(/\/login\?redirect=/);
  await expect(page.locator(EARLY)).toHaveCount(0);
});

test('a page without a first screen shows its words in their typeface from the beginning: another one breaks them elsewhere', async ({
  salesPage: page,
}) => {
  const path = '/case-study/hackwerk-sonnheim';
  // The machine of a test may be slower than what the app gives the face at most (early-load.ts).
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => later(run, ms === 800 ? 60_000 : ms) });
  });
  // A slow line.
  await page.route(/archivo-latin-wdth/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  await expectStill(page, path);
});

test('a picture that does not come holds nothing up', async ({ page, origin, language }) => {
  await logInHere(page, origin, language);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(EARLY)).toHaveCount(0);
});

test('a token that is over is renewed before the document is asked for, and the app goes on with the new one', async ({
  page,
  language,
  origin,
}) => {
  const { refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, `h.${btoa(JSON.stringify({ exp: 1000 }))}.s`, refreshToken);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto('/product/ww-200', { waitUntil: 'commit' });
  const count = (path: string) => asked.filter((p) => p === path).length;
  await expect.poll(() => count('/api/v1/product/ww-200')).toBe(1);
  expect(count('/api/v1/auth/refresh')).toBe(1);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(EARLY)).toHaveCount(0);
  expect(count('/api/v1/auth/refresh')).toBe(1);
  expect(count('/api/v1/auth/ping')).toBeLessThanOrEqual(1);
});
