import type { Browser, Page } from '@playwright/test';
import { expect, STAFF } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';

export const ADMIN_LANGUAGES = ['de', 'en'] as const;
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

const LOG_IN = {
  de: { locale: 'de-DE', passwordLabel: 'Passwort', button: 'Anmelden' },
  en: { locale: 'en-GB', passwordLabel: 'Password', button: 'Login' },
} as const;

/** A page of the admin whose texts are in a language, logged in as a member of staff. Whoever asks closes it. */
export async function adminPage(
  browser: Browser,
  origin: string,
  language: AdminLanguage,
  { email, password }: { email: string; password: string } = STAFF,
  path = '/admin',
): Promise<Page> {
  const words = LOG_IN[language];
  const page = await browser.newPage({
    baseURL: origin,
    locale: words.locale,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: ownNetwork(),
  });
  await page.goto(path);
  await page.getByRole('textbox', { name: /^E-?mail/i }).fill(email);
  await page.getByRole('textbox', { name: words.passwordLabel, exact: true }).fill(password);
  await page.getByRole('button', { name: words.button, exact: true }).click();
  await page.waitForURL((url) => url.pathname === new URL(path, origin).pathname);
  return page;
}

/** A record made or removed as the admin's forms do it, with the cookie of whoever is logged in on the page. */
export async function callContent(page: Page, origin: string, method: 'POST' | 'DELETE' | 'GET', path: string, data?: object) {
  const answer = await page.request.fetch(`/cms-api${path}`, { method, headers: { Origin: origin }, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}
