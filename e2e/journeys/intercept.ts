import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

/** No page asks for it. */
const NOBODY = 'https://nobody.invalid/**';

/**
 * Answers what a page asks in the server's place, until the function that comes back is called. Playwright ends its interception with
 * the last route of a page, and a request that it holds at that moment never gets an answer (seen in 2 of 60 tries: code that an idle
 * page loads did not come). So one route stays.
 */
export async function intercept(page: Page, path: string | RegExp, answer: Answer): Promise<() => Promise<void>> {
  await page.route(NOBODY, (route) => route.abort());
  await page.route(path, answer);
  return () => page.unroute(path, answer);
}

/** Answers the first call only. Playwright's own `times` would take the route away after it. */
export async function interceptOnce(page: Page, path: string, answer: Answer): Promise<void> {
  let calls = 0;
  await page.route(path, (route) => (calls++ === 0 ? answer(route) : route.continue()));
}
