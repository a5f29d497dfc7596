import { type APIRequestContext, type Browser, type Locator, type Page, request } from '@playwright/test';
import { LOCALES } from '@vitrine/contract/sites.ts';
import { expect, STAFF } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';

export const ADMIN_LANGUAGES = ['de', 'en'] as const;
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

/**
 * The end of a title of a journey that is written for both languages: `npm test` runs it in one of them, `npm run test:long` in the other
 * (left-out.config.ts).
 */
export const onlyIn = (one: AdminLanguage, language: AdminLanguage) => (language === one ? '' : ' @long');

/**
 * A page of the admin whose texts are in a language, of a member of staff who is logged in; empty unless a path is given. The
 * form they log in by is in staff-login.spec.ts. The caller closes it.
 */
export async function adminPage(
  browser: Browser,
  origin: string,
  language: AdminLanguage,
  { email, password }: { email: string; password: string } = STAFF,
  path?: string,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    locale: LOCALES[language],
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: ownNetwork(),
  });
  await callContent(page, origin, 'POST', '/staff/login', { email, password });
  if (path) await page.goto(path);
  return page;
}

/**
 * Until a part of a page of the admin listens: the server sends it ready to look at, and what is pressed or typed before its scripts
 * have taken it over (React notes that at the element) is lost.
 */
export const untilLive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))), {
      message: `${part} listens`,
      timeout: 30_000,
    })
    .toBe(true);

/** Staff without a page, for what a journey only needs to be done: a page of the admin takes seconds. The caller disposes of it. */
export async function staffRequests(origin: string): Promise<APIRequestContext> {
  const requests = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin, ...ownNetwork() } });
  const answer = await requests.post('/cms-api/staff/login', { data: STAFF });
  expect(answer.ok(), `log-in of staff: ${answer.status()}`).toBe(true);
  return requests;
}

/** A record made or removed as the admin's forms do it, with the cookie of the member who is logged in: on a page, or without one. */
export async function callContent(
  staff: Pick<Page, 'request'>,
  origin: string,
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: object,
) {
  const answer = await staff.request.fetch(`/cms-api${path}`, { method, headers: { Origin: origin }, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** A member of staff whom a journey made, as an administrator deletes one. */
export const deleteMember = (administrator: Pick<Page, 'request'>, origin: string, id: string) =>
  callContent(administrator, origin, 'POST', `/staff/${id}/delete`, { password: STAFF.password });
