import type { Page } from '@playwright/test';
import { SCROLL_RESTORE_MS } from '@vitrine/contract/routes.ts';
import { english, expect, named, SALES, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';
import { isKnown, newSession, storeSession } from './session.ts';

const state = (value: object) => JSON.stringify({ state: value, version: 1 });

test('the settings end the session and reset everything that is stored, after asking', async ({
  page,
  language,
  texts,
  origin,
}) => {
  const { menu, settings } = texts.shell;
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await page.goto('/profile');
  await page.getByLabel(texts.profile.details.phone).fill('+49 89 555');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('+49 89 555');
  await page.goto('/product/ww-200');
  await page.getByRole('button', { name: exactly(texts.products.send.add) }).click();
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('button', { name: menu.settings }).click();
  const panel = page.getByRole('dialog', { name: settings.title });
  for (const system of ['osx', 'win', 'linux'] as const) {
    const link = panel.getByRole('link', { name: texts.shell.downloads[system] });
    await expect(link).toHaveAttribute('href', `/download/${system}`);
  }
  await panel.getByRole('button', { name: settings.reset, exact: true }).click();
  const question = page.getByRole('dialog', { name: settings.resetAsk });
  await question.getByRole('button', { name: texts.common.cancel }).click();
  await expect(question).toBeHidden();
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('documents'))).toContain('/product/ww-200');
  await panel.getByRole('button', { name: settings.reset, exact: true }).click();
  await question.getByRole('button', { name: settings.resetConfirm }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: texts.landing.login }).first()).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(left).not.toContain('/product/ww-200');
  expect(left).not.toContain('eyJ');
  // Where the page stood is written as it is left, for the way back.
  const names = await page.evaluate(() => Object.keys(sessionStorage));
  expect(names.filter((name) => !name.includes('scroll'))).toEqual([]);
  await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
});

test('another language keeps the place and what was added', async ({ salesPage: page, texts }) => {
  await page.goto('/product/ww-200');
  await page.getByRole('button', { name: exactly(texts.products.send.add) }).click();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('button', { name: texts.shell.footer.otherLanguage }).click();
  await expect(page.getByRole('heading', { name: english.products.technicalData.headline })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: named(english.products.send.added) })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/product/ww-200');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(900);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the title of a page is in the header once one scrolls into it', async ({ salesPage: page }) => {
  await page.goto('/product/ww-200');
  const title = page.getByRole('banner').getByText(named('Winkelwolf WW 200'));
  await expect(title).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, 900);
  await expect(title).toHaveCSS('opacity', '1');
  await expect(page).toHaveTitle(/^Winkelwolf WW.200 · /);
});

/** Presses the first link at the foot of WW 200; where the page was then. */
async function leaveMachine(page: Page, plates: string): Promise<number> {
  await page.goto('/product/ww-200');
  // It comes after the first picture, above everything else.
  await expect(page.getByRole('region', { name: plates })).toBeVisible();
  const pressedAt = page.evaluate(
    () => new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true, once: true })),
  );
  await page.locator('#relatedContent').getByRole('link').first().click();
  const top = await pressedAt;
  expect(top).toBeGreaterThan(2000);
  await expect.poll(() => page.evaluate(() => scrollY), { message: 'another page is shown' }).toBeLessThan(1000);
  return top;
}
async function expectAt(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
}

test('back restores where one was after 500 ms; a new page begins at its top', async ({ salesPage: page, texts }) => {
  // Notes how long after the last step of the history the page was scrolled.
  await page.addInitScript(() => {
    let stepped = 0;
    addEventListener('popstate', () => {
      stepped = performance.now();
    });
    const scroll = window.scrollTo;
    Object.defineProperty(window, 'scrollTo', {
      value: (to: ScrollToOptions) => {
        document.documentElement.dataset.scrolled = String(performance.now() - stepped);
        scroll(to);
      },
    });
  });
  const before = await leaveMachine(page, texts.sizes.plates.name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectAt(page, before);
  // A timer may fire a fraction of a millisecond early.
  expect(Number(await page.locator('html').getAttribute('data-scrolled'))).toBeGreaterThan(SCROLL_RESTORE_MS - 1);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // On a slow machine the lower sections come after that time.
  const late = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section:nth-of-type(n + 3) { display: none }');
    document.adoptedStyleSheets.push(sheet);
    delete document.documentElement.dataset.scrolled;
    return sheet;
  });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(await page.evaluate(() => scrollY), 'the page ends before').toBeLessThan(before - 100);
  await late.evaluate((sheet) => sheet.replaceSync(''));
  await expectAt(page, before);
});

test('back from a page that has not come yet restores where one was', async ({ salesPage: page, texts }) => {
  await page.route(/\/api\/v1\/product\/(?!ww-200)/, () => {});
  const before = await leaveMachine(page, texts.sizes.plates.name);
  await page.goBack();
  await expectAt(page, before);
});

test('a page that one goes to is made once @desk', async ({ salesPage: page, texts }) => {
  await page.goto('/product-overview/woelfe');
  const link = page.locator('main a[href="/product/ww-200"]:visible').first();
  await link.hover();
  const made = await page.evaluateHandle(() => {
    const found: Element[] = [];
    const look = (node: Node) => {
      if (!(node instanceof Element)) return;
      const article = node.matches('article') ? node : node.querySelector('article');
      if (article) found.push(article);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /WW.200/ })).toBeVisible();
  // The last part of the page comes after all that makes it anew; the page before had one too.
  await expect(page.getByRole('region', { name: texts.products.send.name })).toBeVisible();
  expect(await made.evaluate((found) => found.length)).toBe(1);
});

test('the skip link is the first stop and leads past the header', async ({ salesPage: page, texts }) => {
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the grid of 24 columns is no part of what customers get', async ({ salesPage: page, texts }) => {
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Shift+G');
  await expect(page.getByRole('button', { name: texts.shell.gridToggle, exact: true })).toHaveCount(0);
  // The sheet beside "send document" has an `i` too, as soon as it is there.
  await expect(page.locator('i:nth-child(24)')).toHaveCount(0);
});

test('stored state that is damaged is dropped, and only that', async ({ salesPage: page, texts }) => {
  const page1 = { id: '/product/ww-200', tableOfContentsTitle: 'WW 200', urlPath: '/product/ww-200', type: 'pdf' };
  const damage: [string, string][] = [
    ['objects', '{"state":'],
    ['notifications', state({ list: 7 })],
    ['documents', state({ documents: [page1, { id: 5 }, 'x'], receiver: null, sendings: 'none' })],
  ];
  await page.evaluate((areas) => {
    for (const [name, text] of areas) localStorage.setItem(name, text);
  }, damage);
  await page.goto('/product/k-330');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('K\u00a0330');
  const one = texts.shell.documentPages_one.replace('{{count}}', '1');
  await expect(page.getByRole('banner').getByRole('link', { name: one })).toBeVisible();

  for (const text of ['nonsense', state({ token: 5 })]) {
    await page.evaluate((auth) => localStorage.setItem('auth', auth), text);
    await page.evaluate(() => localStorage.removeItem('objects'));
    await page.goto('/product/k-330');
    await page.waitForURL((url) => url.pathname === '/login');
    await expect(page.getByLabel(texts.login.email)).toBeVisible();
  }
});

test('a place of the page that is open is scrolled to in 500 ms @desk', async ({ salesPage: page }) => {
  await page.clock.install();
  await page.goto('/product/ww-200');
  const target = page.locator('#faq');
  await expect(target).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const top = () => page.evaluate(() => scrollY);
  const from = await top();
  /** How far the place is from where it belongs, below what sticks at the top, px. */
  const distance = () =>
    target.evaluate((element) => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      return Math.round(element.getBoundingClientRect().top - padding - margin);
    });
  // As a link of the app does it.
  await page.evaluate(() => history.pushState(history.state, '', '#faq'));
  // The code that scrolls comes with the first such link.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return await top();
    })
    .toBeGreaterThan(from);
  await page.clock.runFor(200);
  expect(await distance()).toBeGreaterThan(100);
  await page.clock.runFor(320);
  expect(await distance()).toBe(0);
});

test('a new web build is offered and nothing is loaded anew while a person types @desk', async ({ salesPage: page, texts }) => {
  // The stream of the server says that it has another build than the one of this page.
  await page.route('**/api/v1/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: web-build\ndata: "index-other"\n\n' }),
  );
  const { notifications } = texts.shell;
  await page.goto('/profile');
  const toasts = page.getByRole('region', { name: notifications.name });
  await expect(toasts.getByText(notifications.newBuild)).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isFirstLoad', true));
  const field = page.getByLabel(texts.profile.details.company);
  await field.fill('Fleisch');
  await field.pressSequentially('werk');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true);
  await toasts.getByRole('button', { name: notifications.reload }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBeUndefined();
  // What was typed is there again.
  await expect(field).toHaveValue('Fleischwerk');
});

test('the landing page offers the desktop app, and the server says clearly where there is none @desk', async ({
  visitorPage: page,
  texts,
}) => {
  await page.goto('/');
  for (const system of ['osx', 'win'] as const) {
    const link = page.getByRole('link', { name: texts.shell.downloads[system] }).first();
    await expect(link).toHaveAttribute('href', `/download/${system}`);
  }
  await page.getByRole('link', { name: texts.shell.downloads.osx }).first().click();
  await page.waitForURL('**/download/osx');
  await expect(page.getByText('gibt es noch kein Programm')).toBeVisible();
  await page.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('another tab takes the language that is chosen in this one @desk', async ({
  salesPage: page,
  context,
  texts,
  otherTexts,
  language,
}) => {
  await page.goto('/product/ww-200');
  const other = await context.newPage();
  await other.goto('/product/k-330');
  await expect(other.getByRole('button', { name: texts.shell.menu.open })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: texts.shell.footer.otherLanguage }).click();
  await expect(page.getByRole('button', { name: otherTexts.shell.menu.open })).toBeVisible();
  await expect(other.getByRole('button', { name: otherTexts.shell.menu.open })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', language === 'de' ? 'en' : 'de');
});
