import type { Page } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { expect, named, SALES, test } from './fixtures.ts';
import { type PretendedApp, pretendApp } from './main-process.ts';
import { sharedToken, tokensFor } from './session.ts';

const DAY_MS = 86_400_000;
type AllTexts = Texts<Catalogue>;
const hash = (page: Page) => new URL(page.url()).hash;
const first = (text: string) => new RegExp(named(text.replace(/\{\{.*$/s, '')).source);

const notices = (page: Page, { shell }: AllTexts) => page.getByRole('region', { name: shell.notifications.name });

async function logIn(page: Page, { login }: AllTexts): Promise<void> {
  await page.getByLabel(login.email).fill(SALES.email);
  await page.getByLabel(login.password, { exact: true }).fill(SALES.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

/** The app with a session in its keychain, at home. */
async function openApp(page: Page, origin: string): Promise<PretendedApp> {
  const app = await pretendApp(page, origin, { token: await sharedToken(origin, SALES) });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  return app;
}

/** Its name begins with how much there is to load. */
const loadButton = ({ desktop }: AllTexts) => first(desktop.settings.load.replace('{{size}}', ''));

/** Loads the catalogue without videos through the settings. */
async function load(page: Page, app: PretendedApp, texts: AllTexts): Promise<void> {
  const { desktop, shell } = texts;
  await app.tell('open-settings');
  const panel = page.getByRole('dialog', { name: shell.settings.title });
  const videos = panel.getByLabel(first(desktop.settings.videos));
  await videos.uncheck({ force: true });
  await panel
    .getByRole('button', { name: loadButton(texts) })
    .last()
    .click();
}

test('the first start asks for the server, the next one for the log-in', async ({ visitorPage: page, origin, texts }) => {
  const { server } = texts.desktop;
  const app = await pretendApp(page, origin, { server: null });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(server.title);
  const [field, connect] = [page.getByLabel(server.address), page.getByRole('button', { name: server.connect })];
  await connect.click();
  await expect(page.getByText(server.empty)).toBeVisible();
  await field.fill('zwei Worte');
  await connect.click();
  await expect(page.getByText(server.invalid)).toBeVisible();
  await field.fill('https://andere.example');
  await connect.click();
  await expect(page.getByText(server.foreign)).toBeVisible();
  await field.fill(`${new URL(origin).host}/some/page`);
  await connect.click();
  await expect.poll(() => app.asked).toContainEqual({ command: 'change_server', input: { url: origin } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.title);
  await logIn(page, texts);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(hash(page)).toMatch(/^(#\/)?$/);
  await expect.poll(() => app.asked.findLast(({ command }) => command === 'report_home')?.input).toEqual({ isHome: true });
});

test('a start that fails says what to do in both languages, and another try goes on', async ({
  visitorPage: page,
  origin,
  texts,
}) => {
  const { start, error } = texts.desktop;
  await pretendApp(page, origin, { failedStarts: 2 });
  await page.goto('/');
  const [heading, retry] = [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: error.retry })];
  await expect(heading).toHaveText(start.title);
  await expect(page.getByText(start.copy)).toBeVisible();
  await retry.click();
  await expect(heading).toHaveText(start.title);
  await page.getByRole('button', { name: texts.shell.footer.otherLanguage }).click();
  await expect(heading).not.toHaveText(start.title);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('another server is checked, and what belongs to the one before goes first', async ({ page, origin, texts }) => {
  const { settings, server } = texts.desktop;
  const other = 'https://katalog.fleischwerk.example';
  // A session of its own: the change of the server ends it.
  const { token } = await tokensFor(origin, SALES);
  const app = await pretendApp(page, origin, { token, other });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await app.tell('open-settings');
  await page.getByRole('button', { name: settings.serverChange }).click();
  const dialog = page.getByRole('dialog', { name: settings.serverChange });
  await expect(dialog.getByText(settings.serverCopy)).toBeVisible();
  const [field, confirm] = [dialog.getByLabel(server.address), dialog.getByRole('button', { name: settings.serverConfirm })];
  for (const [typed, fault] of [
    ['', server.empty],
    ['zwei Worte', server.invalid],
    [origin, server.same],
    ['https://andere.example', server.foreign],
  ] as const) {
    await field.fill(typed);
    await confirm.click();
    await expect(dialog.getByText(fault)).toBeVisible();
  }
  expect(app.asked.map(({ command }) => command)).not.toContain('remove_secret');
  await field.fill(other);
  await confirm.click();
  await expect.poll(() => app.asked).toContainEqual({ command: 'change_server', input: { url: other } });
  await expect.poll(() => app.asked).toContainEqual({ command: 'remove_secret', input: { name: 'auth' } });
});

test('a loaded catalogue is there without the server, and the app goes online again', async ({ page, origin, texts }) => {
  test.slow();
  const { desktop, shell } = texts;
  const app = await openApp(page, origin);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await load(page, app, texts);
  await expect(notices(page, texts).getByText(first(desktop.notices.enabled))).toBeVisible({ timeout: 120_000 });
  // The notice comes with the catalogue, a moment before the overlay goes.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.cut(true);
  await app.tell('open-path', { path: '/product/ww-200' });
  await expect(title).toContainText(/WW.200/);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: shell.menu.open }).click();
  await expect(page.getByRole('button', { name: shell.menu.settings })).toBeVisible();
  await expect(page.getByRole('button', { name: shell.menu.logout })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A second start finds it on the disk.
  await page.reload();
  await expect(title).toContainText(/WW.200/);
  // Videos were left out.
  await app.tell('open-path', { path: '/content-page/service' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /(?:Kutter|Bowl cutter) K.550/ })
    .click();
  await expect(page.getByRole('alert').getByText(desktop.videoOffline)).toBeVisible();
  await app.cut(false);
  await app.tell('offline-mode-disable');
  await expect(notices(page, texts).getByText(desktop.notices.disabled)).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#/');
  expect(app.asked.map(({ command }) => command)).toContain('check_for_update');
});

test('a load that loses the connection says so, and goes on where it was; 30 days later offline mode is over', async ({
  page,
  origin,
  texts,
}) => {
  test.slow();
  const { desktop } = texts;
  // https://wicg.github.io/netinfo: a telephone that lends its connection.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }));
  const app = await openApp(page, origin);
  app.cutAfter(40);
  await load(page, app, texts);
  const metered = page.getByRole('dialog', { name: desktop.settings.metered });
  await metered.getByRole('button', { name: texts.common.cancel }).click();
  expect(app.asked.map(({ command }) => command)).not.toContain('transfer');
  await expect(metered).toBeHidden();
  const panel = page.getByRole('dialog', { name: texts.shell.settings.title });
  await panel
    .getByRole('button', { name: loadButton(texts) })
    .last()
    .click();
  await metered.getByRole('button', { name: desktop.settings.meteredConfirm }).press('Enter');
  const fault = page.getByRole('alertdialog');
  await expect(fault).toContainText(desktop.error.internet, { timeout: 60_000 });
  await app.cut(false);
  // The rest costs money too: it is asked about again, above what failed.
  await fault.getByRole('button', { name: desktop.error.retry }).click();
  await metered.getByRole('button', { name: texts.common.cancel }).click();
  await expect(metered).toBeHidden();
  await expect(fault).toBeVisible();
  await fault.getByRole('button', { name: desktop.error.retry }).click();
  await metered.getByRole('button', { name: desktop.settings.meteredConfirm }).press('Enter');
  await expect(notices(page, texts).getByText(first(desktop.notices.enabled))).toBeVisible({ timeout: 120_000 });

  // From here on the clock is ours: a day, then the last one, then the end.
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await app.cut(true);
  const counted = (text: string, count: number) => notices(page, texts).getByText(text.replace('{{count}}', String(count)));
  await page.clock.fastForward(DAY_MS);
  await expect(counted(desktop.notices.daysLeft_other, 29)).toBeVisible();
  await page.clock.fastForward(28 * DAY_MS);
  await expect(counted(desktop.notices.hoursLeft_other, 24)).toBeVisible();
  await expect(notices(page, texts).getByRole('link', { name: desktop.notices.connect })).toBeVisible();
  await page.clock.fastForward(DAY_MS);
  await expect(notices(page, texts).getByText(desktop.notices.forcedLogout)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.title);
});

test('an update of the app that is on its way keeps offline mode off', async ({ page, origin, texts }) => {
  const { desktop } = texts;
  const app = await openApp(page, origin);
  await app.tell('update-notification-add', { version: '1.4', step: 'ready' });
  await expect(notices(page, texts).getByText(desktop.notices.update.ready.replace('{{version}}', '1.4'))).toBeVisible();
  await app.tell('offline-mode-enable');
  await expect(notices(page, texts).getByText(desktop.notices.updatePending)).toBeVisible();
  await page.getByRole('link', { name: desktop.notices.restart }).click();
  await expect.poll(() => app.asked.map(({ command }) => command)).toContain('install_update');
});
