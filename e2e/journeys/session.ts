import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import { authCodeAnswer, loginAnswer } from '@vitrine/contract/auth.ts';
import { unseenAnswer } from '@vitrine/contract/notifications.ts';
import { ownNetwork } from './own-network.ts';

interface Account {
  email: string;
  password: string;
}

const area = (state: object) => JSON.stringify({ state, version: 1 });
const API = (origin: string) => `${origin}/api/v1`;

const JSON_BODY = { 'Content-Type': 'application/json', 'X-Site-Language': 'de' };

async function tokensOf(answer: Response) {
  if (!answer.ok) throw new Error(`session of a test: ${answer.status} ${await answer.text()}`);
  const { attributes } = loginAnswer.parse(await answer.json()).data;
  return { token: attributes.token, refreshToken: attributes.refresh_token };
}

const call = (origin: string, path: string, token: string, method = 'GET') =>
  fetch(`${API(origin)}/${path}`, { method, headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' } });

/** Ends a session at the server, as another browser of the same account could. */
export const endSession = (origin: string, token: string) => call(origin, 'auth/logout', token, 'POST');

/** Whether the server still knows the session of an access token. */
export const isKnown = async (origin: string, token: string) => (await call(origin, 'auth/ping', token)).ok;

/** A one-time code for `?auth-token=`. */
export async function oneTimeCode(origin: string, token: string): Promise<string> {
  return authCodeAnswer.parse(await (await call(origin, 'auth/code', token, 'POST')).json()).data.code;
}

/** What the browser keeps in an area of the store; empty when there is none. */
export const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);
/** The next answer to an open page that asks for news on its own; begin to wait before it opens. */
export const newsAsked = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/notifications/unseen'));
/** The heading of the page on show. */
export const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const KEPT = join(import.meta.dirname, '../../test-results/session.txt');
/** A test that begins with a shared token must not see it expire. */
const RESERVE_SECONDS = 200;

/** The token another test has left, if it still serves: lines of origin, time it is good until, token. */
async function keptToken(origin: string): Promise<string | null> {
  const [of, until, token = ''] = (await readFile(KEPT, 'utf8').catch(() => '')).split('\n');
  if (of !== origin || Number(until) < Date.now()) return null;
  return (await isKnown(origin, token)) ? token : null;
}

/** A session of an account that is a test's own: it is logged in to. */
export const tokensFor = async (origin: string, { email, password }: Account) =>
  await tokensOf(
    await fetch(`${API(origin)}/auth/login`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...ownNetwork() },
      body: JSON.stringify({ credentials: { username: email, password } }),
    }),
  );

/** Marks all news as seen: they would come up over pages that tests look at. */
export async function seeNews(origin: string, token: string): Promise<void> {
  const { data } = unseenAnswer.parse(await (await call(origin, 'notifications/unseen', token)).json());
  for (const { id } of data) await call(origin, `notifications/${id}/seen`, token, 'POST');
}

/** An access token that all tests share, so that a run logs in a few times only. Without its refresh token it cannot be used up. */
export async function sharedToken(origin: string, account: Account): Promise<string> {
  const known = await keptToken(origin);
  if (known) return known;
  const { token } = await tokensFor(origin, account);
  await seeNews(origin, token);
  await mkdir(dirname(KEPT), { recursive: true });
  await writeFile(KEPT, [origin, Date.now() + (ACCESS_TOKEN_SECONDS - RESERVE_SECONDS) * 1000, token].join('\n'));
  return token;
}

/** A session of its own, for tests that end it. It comes by a one-time code: log-ins are counted more strictly. */
export async function newSession(origin: string, account: Account) {
  const code = await oneTimeCode(origin, await sharedToken(origin, account));
  return await tokensOf(
    await fetch(`${API(origin)}/auth/exchange`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...ownNetwork() },
      body: JSON.stringify({ code }),
    }),
  );
}

/** What the app keeps of a session and of a language, by the names it keeps them under. */
export const areasOf = (language: 'de' | 'en', token: string, refreshToken: string | null = null) => ({
  auth: area({ token, refreshToken }),
  base: area({ language }),
});

/** Runs in the page. */
export function putSession(areas: ReturnType<typeof areasOf>): void {
  for (const [name, value] of Object.entries(areas)) localStorage.setItem(name, value);
}

/** Puts a session and a language where the app keeps them. The page is then at an address of the same origin without the app. */
export async function storeSession(page: Page, language: 'de' | 'en', token: string, refreshToken: string | null = null) {
  await page.goto('/health/live');
  await page.evaluate(putSession, areasOf(language, token, refreshToken));
}
