import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn } from './people.ts';
import { windowsNamed, xdotool } from './screen.ts';

const SERVER = process.env.VITRINE_URL ?? '';
const FULL = 'Vollbild. Mit Esc oder F11 kehren Sie zum Fenster zurück.';
const SIZE = { width: 1000, height: 700 };

let app: DrivenApp;
const home = temporaryHome();
const menuFile = path.join(home.home, 'menu.txt');
const menu = () => readFileSync(menuFile, 'utf8').split('\n');

const start = async () => {
  app = await startApp({ server: SERVER, home: home.home, env: { VITRINE_TEST_MENU_TO: menuFile } });
};
const text = async () => String(await app.window.run('return document.body.innerText'));
const height = async () => Number(await app.window.run('return innerHeight'));
/** Without a window manager keys go where the pointer is. */
const press = (key: string, window = windowsNamed('^Vitrine$')[0] ?? '') =>
  xdotool('mousemove', '--window', window, '200', '200', 'key', key);

beforeAll(async () => {
  await start();
  await logIn(app.window);
});
afterAll(async () => {
  await app.stop();
  home.remove();
});

describe('the window on the screen', () => {
  test('fills it for a presentation by F11, without the menu, and comes back by Escape and by F11', async () => {
    await expect.poll(menu).toContain('Vollbild');
    const before = await height();
    for (const back of ['Escape', 'F11']) {
      press('F11');
      await app.window.read(FULL);
      await expect.poll(menu).toContain('Vollbild (x)');
      await expect.poll(height).toBeGreaterThan(before);
      press(back);
      await expect.poll(menu).toContain('Vollbild');
      await expect.poll(height).toBe(before);
      await expect.poll(text).not.toContain(FULL);
    }
  });

  test('asks where a file is to be saved', async () => {
    const source =
      'return [...document.querySelectorAll("main img")].map(({ src }) => src).find((src) => src.includes("/assets/"))';
    await expect.poll(() => app.window.run(source)).toBeTruthy();
    await app.window.run(
      `const link = Object.assign(document.createElement('a'), { href: arguments[0], textContent: 'link' });
       document.querySelector('main').append(link);
       link.click();
       link.remove();`,
      await app.window.run(source),
    );
    const dialogs = () => windowsNamed('^Datei sichern$');
    await expect.poll(dialogs).toHaveLength(1);
    press('Escape', dialogs()[0]);
    await expect.poll(dialogs).toEqual([]);
  });

  test('has the size that it had when the app was quit', async () => {
    const [id = ''] = windowsNamed('^Vitrine$');
    xdotool('windowsize', id, String(SIZE.width), String(SIZE.height));
    const width = () => app.window.run('return innerWidth');
    await expect.poll(width).toBe(SIZE.width);
    press('ctrl+q');
    await expect.poll(() => app.processes()).toEqual([]);
    await app.stop();
    await start();
    await app.window.see('header');
    await expect.poll(width).toBe(SIZE.width);
  });
});
