import type { Locator, Page } from '@playwright/test';
import { loginAnswer } from '@vitrine/contract/auth.ts';
import { expect, SALES } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';
import { oneTimeCode, sharedToken, storeSession } from './session.ts';

/** What the page comes with before the app. */
export const EARLY = '#first-screen';

/** The windows that a first screen is looked at in. */
export const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** A session as a log-in in this browser gives it, with the cookie that the server sends first screens by; the app reads `shown`. */
export async function logInHere(page: Page, origin: string, language: 'de' | 'en', shown = language): Promise<string> {
  const code = await oneTimeCode(origin, await sharedToken(origin, SALES));
  const answer = await page.request.post('/api/v1/auth/exchange', {
    headers: { 'X-Site-Language': language, ...ownNetwork() },
    data: { code },
  });
  const { attributes } = loginAnswer.parse(await answer.json()).data;
  await storeSession(page, shown, attributes.token, attributes.refresh_token);
  return attributes.token;
}

/** A page as the server sends it to this browser. */
export const sentPage = async (page: Page, path = '/product/ww-200') =>
  (await page.request.get(path, { headers: { Accept: 'text/html' } })).text();

/** Until the server knows the session: a page does not wait for a slow database, and comes without its first screen. */
export const known = (page: Page, path?: string) => expect.poll(() => sentPage(page, path)).toContain('id="first-screen"');

/**
 * Opens a page until it comes with its first screen: on a busy machine it may come without even where the session is known.
 * `comes` says by what the page shows that it came with one.
 */
export const openEarly = (
  page: Page,
  path: string,
  comes = () => expect(page.locator(`${EARLY} h1`)).toHaveText(/./, { timeout: 5000 }),
) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await comes();
  }).toPass();

/** It came with one that this browser does not want: in another language, or of a session that it has forgotten. */
export const unwanted = (page: Page) => () =>
  expect(page.locator('html')).toHaveAttribute('data-first-screen', 'unwanted', { timeout: 5000 });

export const SCRIPTS = /\/app\/[^/]+\.js$/;
/** Lets the app's scripts wait until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, (route) => released.then(() => route.continue()));
  return release;
}

/** Left, top, width and height of pictures; null for one that has not come. */
export const places = (pictures: Locator) =>
  pictures.evaluateAll((images) =>
    images.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return image instanceof HTMLImageElement && image.naturalWidth > 0 ? [x, y, width, height] : null;
    }),
  );

/** Notes in the page of what its largest paint so far was: a larger picture of the app's own is the one that a visitor has waited for. */
export const noteLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isFirst = 'element' in entry && entry.element instanceof Element && entry.element.closest('#first-screen');
        document.documentElement.dataset.largest = isFirst ? 'first screen' : 'app';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** What was painted until now is told of. */
export const paintsTold = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Notes in the page what moved and what the policy refused. */
export const noteFaults = (page: Page) =>
  page.addInitScript(() => {
    const note = (fault: string) => {
      const { dataset } = document.documentElement;
      dataset.faults = `${dataset.faults ?? ''} ${fault}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} ${event.blockedURI}`));
  });
