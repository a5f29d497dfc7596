import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn, openSettings } from './people.ts';
import { windowsNamed, xdotool } from './screen.ts';

/** An entry that cannot be chosen is followed by `(-)`, one with a tick by `(x)`. */
const GERMAN = [
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
  'Kopieren',
  'Offline-Modus:',
  'Offline-Modus einschalten',
  'Offline-Modus ausschalten (-)',
];
const ENGLISH = [
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
  'Copy',
  'Offline mode:',
  'Switch offline mode on',
  'Switch offline mode off (-)',
];

let app: DrivenApp;
const home = temporaryHome();
const file = path.join(home.home, 'menu.txt');
const menu = () => readFileSync(file, 'utf8').split('\n');

beforeAll(async () => {
  app = await startApp({ server: process.env.VITRINE_URL ?? '', home: home.home, env: { VITRINE_TEST_MENU_TO: file } });
});
afterAll(async () => {
  await app.stop();
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
    // Without a window manager keys go where the pointer is.
    xdotool('mousemove', '500', '400', 'key', 'ctrl+comma');
    await app.window.press('Einstellungen schließen');
  });

  test('prints the page by its key', async () => {
    const dialogs = () => windowsNamed('^(Print|Drucken)$');
    expect(dialogs()).toEqual([]);
    xdotool('mousemove', '500', '400', 'key', 'ctrl+p');
    await expect.poll(dialogs).not.toEqual([]);
  });
});
