import { expect, type Page } from '@playwright/test';

/** The page does not scroll sideways, once it has taken on the width of its window. */
export const expectFits = (page: Page, screen = 'the page') =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `${screen} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
