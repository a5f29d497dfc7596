import type { Page } from '@playwright/test';

/** Sizes of Chromium's own settings, in px. */
const USUAL = { standard: 16, fixed: 13 };

/** Text so many times as large as usual, as a person sets it in the browser: a window counts as narrower then. */
export async function enlargeText(page: Page, times: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round(USUAL.standard * times), fixed: Math.round(USUAL.fixed * times) },
  });
  await session.detach();
}
