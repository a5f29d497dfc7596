import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './fits.ts';
import { settled } from './settled.ts';

/** A refusal or a failure (form-messages.ts) that a journey brings about itself, as the browser tells of it. */
export const REFUSED = /status of (4(01|03|09|22|29)|502)|ERR_INTERNET_DISCONNECTED/;

/** Everything that must not happen on any page: errors, refusals of the content security policy, requests to others. */
export function watch(page: Page, origin: string, expected = /status of 404/): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.push(`request to ${url.origin}`);
  });
  return trouble;
}

/** Whether axe looks at it; leave it out where it looks at another page that is made of the same. */
export interface SoundOptions {
  axe?: boolean;
}

/** What is on show keeps what every page has to keep. Failures name it by `screen`; its pictures are those of e2e/look. */
export async function expectSound(
  page: Page,
  language: string,
  screen: string,
  { axe = true }: SoundOptions = {},
): Promise<void> {
  // A refusal whose body nobody reads counts as under way for ever.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => null);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/./);
  await expectFits(page, screen);
  if (axe) await expectAccessible(page);
}
