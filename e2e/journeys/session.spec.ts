import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { recipient, storeDraft } from './draft.ts';
import { expect, mailsTo, SALES, test } from './fixtures.ts';
import { frames } from './frames.ts';
import { goOn } from './people.ts';
import { followRequests } from './quiet.ts';
import {
  endSession,
  isKnown,
  mainHeading,
  newSession,
  newsAsked,
  oneTimeCode,
  sharedToken,
  stored,
  storeSession,
} from './session.ts';

/** Fills in the log-in that is on show. */
async function logIn(page: Page, { login }: Texts<Catalogue>) {
  await page.getByLabel(login.email).fill(SALES.email);
  await page.getByLabel(login.password, { exact: true }).fill(SALES.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}
/** The page opened after this has no channel of news, which would tell it of the end of its session before anything is pressed. */
const withoutChannel = (page: Page) => page.route('**/api/v1/events', (route) => route.abort());

/** From here on a page without the channel does not notice by itself that its session has ended, so that what is pressed does. */
const askNoMore = (page: Page) => page.route('**/api/v1/auth/ping', (route) => route.abort());

test('a one-time code logs in once, and leaves the address', async ({ page, browser, origin }) => {
  const code = await oneTimeCode(origin, await sharedToken(origin, SALES));
  const link = `/product/ww-200?auth-token=${code}&x=1#faq`;
  await page.goto(link);
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
  await expect(page).toHaveURL(`${origin}/product/ww-200?x=1#faq`);
  expect(await stored(page, 'auth')).not.toContain(code);
  const other = await browser.newPage({ baseURL: origin });
  await other.goto(link);
  await other.waitForURL((url) => url.pathname === '/login');
  expect(other.url()).not.toContain(code);
  await other.close();
});

test('a session that was ended elsewhere leads to the login and back', async ({ page, language, texts, origin }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await page.goto('/product/ww-200');
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
  await endSession(origin, token);
  await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
  await goOn(page);
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/product\//);
  await expect(page.getByText(texts.shell.notifications.loggedOut)).toBeVisible();
  expect(await stored(page, 'auth')).not.toContain(token);
  expect(await stored(page, 'objects')).not.toContain(SALES.email);
  await logIn(page, texts);
  await page.waitForURL((url) => url.pathname.startsWith('/product/'));
  await expect(page.getByText(texts.shell.notifications.loggedOut)).toHaveCount(0);
});

test('an open page notices that its session was ended elsewhere, and keeps what was typed', async ({
  page,
  language,
  texts,
  origin,
}) => {
  const t = texts.documents.form;
  const message = 'Wie besprochen, mit den Maßen der Halle.';
  const refreshed: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/auth/refresh') && refreshed.push(request.url())));
  const asked = () => page.waitForResponse((answer) => answer.url().endsWith('/auth/ping'));
  // With the channel open nothing is asked at an interval.
  await withoutChannel(page);
  await page.clock.install();
  for (const notice of ['looked at again', 'on show']) {
    const { token, refreshToken } = await newSession(origin, SALES);
    await storeSession(page, language, token, refreshToken);
    await storeDraft(page, ['/product/ww-200']);
    // What asks comes when the page is idle.
    const quiet = followRequests(page);
    await Promise.all([newsAsked(page), page.goto('/documents/form')]);
    await page.getByLabel(t.message).fill(message);
    // The pages that follow are loaded once somebody writes; one that asked after the end of the session would ask for another.
    await quiet();
    const look = async () => {
      if (notice === 'on show') await page.clock.fastForward('00:10');
      else await page.evaluate(() => dispatchEvent(new Event('focus')));
    };
    const [held] = await Promise.all([asked(), look()]);
    expect(held.status()).toBe(200);
    await endSession(origin, token);
    await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
    await look();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect'), notice).toBe('/documents/form');
    await expect(page.getByText(texts.shell.notifications.loggedOut)).toBeVisible();
    expect(await stored(page, 'auth')).not.toContain(refreshToken);
    await logIn(page, texts);
    await page.waitForURL((url) => url.pathname === '/documents/form');
    await expect(page.getByLabel(t.message)).toHaveValue(message);
  }
  expect(refreshed, 'a page that asks on its own prolongs nothing').toEqual([]);
});

test('an open page that is not used gets the news, and does not prolong its session', async ({
  page,
  language,
  texts,
  origin,
}) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await page.clock.install();
  // What the page still asks for itself would renew a token that is refused.
  const quiet = followRequests(page);
  await Promise.all([newsAsked(page), page.goto('/product/ww-200')]);
  await quiet();
  const refreshed: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/auth/refresh') && refreshed.push(request.url())));
  const id = randomUUID();
  const marked = () => page.waitForResponse((answer) => answer.url().endsWith(`/notifications/${id}/seen`));
  // As with an access token that is too old.
  await page.route('**/api/v1/**', (route) =>
    route.request().headers().authorization === `Bearer ${token}` ? route.fulfill({ status: 401, body: '' }) : route.continue(),
  );
  await page.route('**/api/v1/notifications/unseen', async (route) => {
    const response = await route.fetch();
    const attributes = { icon: 'add', text: 'Neu im Programm', style: 'default' };
    const json = { status_code: 200, data: [{ id, attributes }] };
    await route.fulfill({ response, ...(response.ok() && { json }) });
  });
  const news = page.getByRole('region', { name: texts.shell.notifications.name }).getByText('Neu im Programm');
  // It goes by itself after six seconds.
  const refused = marked();
  const [told] = await Promise.all([newsAsked(page), page.clock.fastForward('05:01')]);
  expect(told.status()).toBe(200);
  await expect(news).toBeVisible();
  await page.clock.fastForward('00:07');
  expect((await refused).status()).toBe(401);
  await Promise.all([marked(), page.clock.fastForward('05:01')]);
  await expect(news, 'shown once, though it could not be marked').toHaveCount(0);
  await frames(page, 10);
  expect(refreshed).toEqual([]);
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
});

test('without a connection an open page asks nothing, and stays', async ({ page, context, language, origin }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await page.clock.install();
  await Promise.all([newsAsked(page), page.goto('/product/ww-200')]);
  const pings: string[] = [];
  await context.setOffline(true);
  page.on('request', (request) => void (request.url().endsWith('/auth/ping') && pings.push(request.url())));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  // It asks every six seconds while it has one.
  await page.clock.runFor(7000);
  await frames(page, 10);
  expect(pings).toEqual([]);
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
});

test('what was typed into the profile when the session ended is there after the log-in', async ({
  page,
  language,
  texts,
  origin,
}) => {
  const t = texts.profile.details;
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  await withoutChannel(page);
  await page.goto('/profile');
  await page.getByLabel(t.phone).fill('+49 89 555');
  await askNoMore(page);
  await endSession(origin, token);
  await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
  await page.getByRole('button', { name: t.save }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page, texts);
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(page.getByLabel(t.phone)).toHaveValue('+49 89 555');
});

test('a document that is sent when the session has ended goes out after the log-in, with all that was typed', async ({
  page,
  language,
  texts,
  origin,
}) => {
  test.setTimeout(120_000);
  const { token, refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, token, refreshToken);
  const address = `karin.${randomUUID()}@kunde.example`;
  await storeDraft(page, ['/product/ww-200'], recipient(address));
  await withoutChannel(page);
  const quiet = followRequests(page);
  // The pages that follow load a while after the form, and nothing but a press may find that the session has ended.
  const following = page.waitForResponse(/\/app\/outbox-page-[^/]+\.js$/);
  await page.goto('/documents/form');
  const { form: t } = texts.documents;
  await page.getByLabel(t.message).fill('Getippt, bevor die Anmeldung endete.');
  await following;
  await quiet();
  await askNoMore(page);
  await endSession(origin, token);
  // Access tokens are looked at again every few seconds.
  await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page, texts);
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 60_000 }).toBe(1);
  expect((await mailsTo(address))[0]?.text).toContain('Getippt, bevor die Anmeldung endete.');
});

test('an access token that is too old is refreshed unseen, by two tabs at once', async ({ page, context, language, origin }) => {
  const { refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, 'an-old-token', refreshToken);
  const other = await context.newPage();
  await Promise.all([page.goto('/product/ww-200'), other.goto('/product/k-330')]);
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
  await expect(mainHeading(other)).toContainText('K\u00a0330');
  await page.reload();
  await expect(mainHeading(page)).toContainText('WW\u00a0200');
  expect(await stored(page, 'auth')).not.toContain(refreshToken);
});
