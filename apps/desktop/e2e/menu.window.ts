import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn, openSettings } from './people.ts';
import { choose, press, windowsNamed } from './screen.ts';
import { smallCatalogue } from './small-catalogue.ts';
import type { SwitchableServer } from './switchable-server.ts';
import { systemOpener } from './system-opener.ts';

/** A menu is named as the bar draws it. An entry that cannot be chosen is followed by `(-)`, one with a tick by `(x)`. */
const GERMAN = [
  'Vitrine:',
  'Startseite (-)',
  'Neu laden',
  'Drucken …',
  'Vollbild',
  'Einstellungen …',
  'Angemeldet bleiben (x)',
  'Über Vitrine',
  'Lizenzen',
  'Nach Aktualisierung suchen',
  'Beenden',
  'Bearbeiten:',
  'Kopieren',
  'Offline-Modus:',
  'Offline-Modus einschalten',
  'Offline-Modus ausschalten (-)',
];
const ENGLISH = [
  'Vitrine:',
  'Home (-)',
  'Reload',
  'Print …',
  'Full screen',
  'Settings …',
  'Stay logged in (x)',
  'About Vitrine',
  'Licences',
  'Check for updates',
  'Quit',
  'Edit:',
  'Copy',
  'Offline mode:',
  'Switch offline mode on',
  'Switch offline mode off (-)',
];

let app: DrivenApp;
let server: SwitchableServer;
const home = temporaryHome();
const file = path.join(home.home, 'menu.txt');
const menu = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
const opener = systemOpener(home.home);

beforeAll(async () => {
  server = await smallCatalogue(process.env.VITRINE_URL ?? '');
  app = await startApp({ server: server.url, home: home.home, env: { VITRINE_TEST_MENU_TO: file, ...opener.env } });
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  home.remove();
});

describe('the menu of the system', () => {
  test('lets a person switch offline mode on once they are logged in', async () => {
    await app.window.see('input[name=username]');
    await expect.poll(menu).toContain('Offline-Modus einschalten (-)');
    await logIn(app.window);
    await expect.poll(menu).toContain('Offline-Modus einschalten');
    expect(menu()).toContain('Offline-Modus ausschalten (-)');
  });

  test('is in the language of the pages', async () => {
    await expect.poll(menu).toEqual(expect.arrayContaining(GERMAN));
    await openSettings(app.window);
    await app.window.press('English');
    await expect.poll(menu).toEqual(expect.arrayContaining(ENGLISH));
    await app.window.press('Deutsch');
    await expect.poll(menu).toEqual(expect.arrayContaining(GERMAN));
  });

  test('has the home page as an entry on every other page', async () => {
    await app.window.run('location.hash = "/product/ww-200"');
    await expect.poll(menu).toContain('Startseite');
  });

  test('opens the settings by their key', async () => {
    const isOpen = `return [...document.querySelectorAll('button')].some((button) =>
      button.getAttribute('aria-label') === 'Einstellungen schließen' && button.getClientRects().length > 0)`;
    await expect.poll(() => app.window.run(isOpen)).toBe(false);
    press('ctrl+comma');
    await app.window.press('Einstellungen schließen');
  });

  test('switches offline mode on and off', { timeout: 240_000 }, async () => {
    // The last menu.
    choose('Left', 'Down');
    // The catalogue is loaded first.
    await expect.poll(menu, { timeout: 170_000 }).toContain('Offline-Modus ausschalten');
    expect(menu()).toContain('Offline-Modus einschalten (-)');
    choose('Left', 'Down');
    await expect.poll(menu).toContain('Offline-Modus einschalten');
    expect(menu()).toContain('Offline-Modus ausschalten (-)');
  });

  test('says what the app is', async () => {
    const about = () => windowsNamed('^(Über|About) ');
    expect(about()).toEqual([]);
    // From the last entry up.
    choose('Up', 'Up', 'Up', 'Up');
    await expect.poll(about).not.toEqual([]);
    press('Escape', about()[0]);
    await expect.poll(about).toEqual([]);
  });

  test('opens the licences of everything that the app contains', async () => {
    choose('Up', 'Up', 'Up');
    await expect.poll(opener.asked).toHaveLength(1);
    // Where the packages have it (installers.window.ts); a program in the folder that Cargo builds into has it beside itself.
    const folders = ['/usr/lib/Vitrine', path.dirname(process.env.VITRINE_DESKTOP ?? '')];
    expect(folders.map((folder) => path.join(folder, 'THIRD-PARTY.txt'))).toContain(opener.asked()[0]);
  });

  test('asks the window whether the person stays logged in, and keeps the tick: every log-in is for a long term', async () => {
    await app.window.run(`
      globalThis.answers = [];
      const ask = globalThis.fetch;
      globalThis.fetch = (...input) => {
        if (String(input[0]).includes('report_state')) globalThis.answers.push(JSON.parse(input[1].body).state.keepLoggedIn);
        return ask(...input);
      };`);
    const answers = () => app.window.run('return globalThis.answers');
    // The system turns the tick off, and at the next try it would turn it on.
    for (const told of [[true], [true, true]]) {
      rmSync(file);
      choose('Up', 'Up', 'Up', 'Up', 'Up');
      await expect.poll(menu).toContain('Angemeldet bleiben (x)');
      await expect.poll(answers).toEqual(told);
    }
  });

  test('prints the page by its key, and the app goes on whatever happens meanwhile', async () => {
    const dialogs = () => windowsNamed('^(Print|Drucken)$');
    expect(dialogs()).toEqual([]);
    press('ctrl+p');
    await expect.poll(dialogs).not.toEqual([]);
    // Other threads of the app tell the window of each search, and the page calls again.
    await app.window.run(`
      globalThis.searches = 0;
      const search = () => globalThis.__TAURI_INTERNALS__.invoke('check_for_update').catch(() => null);
      const timer = setInterval(() => {
        void search();
        if (++globalThis.searches === 20) clearInterval(timer);
      }, 20);`);
    await expect.poll(() => app.window.run('return globalThis.searches')).toBe(20);
    press('Escape', dialogs()[0]);
    await expect.poll(dialogs).toEqual([]);
    await app.window.press('Menü öffnen');
  });
});
