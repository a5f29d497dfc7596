import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn } from './people.ts';
import { press, windowsNamed, xdotool } from './screen.ts';

const SERVER = process.env.VITRINE_URL ?? '';
const SIZE = { width: 1000, height: 700 };

let app: DrivenApp;
const home = temporaryHome();

const start = async () => {
  app = await startApp({ server: SERVER, home: home.home });
};
const size = () => app.window.run('return { width: innerWidth, height: innerHeight }');

beforeAll(async () => {
  await start();
  await logIn(app.window);
});
afterAll(async () => {
  await app.stop();
  home.remove();
});

describe('the window on the screen', () => {
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
    // The menu takes a part of the height.
    await expect.poll(size).toMatchObject({ width: SIZE.width, height: expect.toSatisfy((height) => height < SIZE.height) });
    const before = await size();
    press('ctrl+q');
    await expect.poll(() => app.processes()).toEqual([]);
    await app.stop();
    await start();
    await app.window.see('header');
    await expect.poll(size).toEqual(before);
  });
});
