import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn } from './people.ts';
import { windowsNamed, xdotool } from './screen.ts';
import { hasWindowManager, OWN_FULL_SCREEN, startWindowManager } from './window-manager.ts';

const HINT = 'Vollbild. Mit Esc oder F11 kehren Sie zum Fenster zurück.';
const SIZE = { width: 900, height: 700 };
const PATIENCE = { timeout: 30_000 };

let app: DrivenApp;
let endWindowManager = () => {};
const home = temporaryHome();
const menuFile = path.join(home.home, 'menu.txt');

const start = async () => {
  app = await startApp({
    server: process.env.VITRINE_URL ?? '',
    home: home.home,
    env: { VITRINE_TEST_MENU_TO: menuFile },
  });
};
const run = (script: string) => app.window.run(`return ${script}`);
const press = (key: string) => {
  xdotool('windowactivate', '--sync', windowsNamed('^Vitrine$')[0] ?? '', 'key', key);
};
const size = async () => ({ width: await run('innerWidth'), height: await run('innerHeight') });
const screen = async () => ({ width: await run('screen.width'), height: await run('screen.height') });
const tick = () =>
  readFileSync(menuFile, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('Vollbild'));
const hasHint = async () => String(await run('document.body.innerText')).includes(HINT);

async function isFull() {
  await expect.poll(size).toEqual(await screen());
  await expect.poll(tick).toBe('Vollbild (x)');
}
async function isInItsWindow() {
  await expect.poll(tick).toBe('Vollbild');
  await expect.poll(size).toEqual(inWindow);
  await expect.poll(hasHint).toBe(false);
}
let inWindow: { width: unknown; height: unknown };

const cannot = hasWindowManager() ? '' : ' (skipped: there is no openbox)';
if (cannot) console.log(`SKIPPED  full screen${cannot}`);

/** Counts in `globalThis.ends` how often the page asks the main process to end full screen, and in `globalThis.released` keys that came up. */
const COUNT = `
  globalThis.ends = 0;
  globalThis.released = [];
  if (globalThis.isCounted) return;
  globalThis.isCounted = true;
  const ask = globalThis.fetch;
  globalThis.fetch = (...input) => {
    if (String(input[0]).includes('end_full_screen')) globalThis.ends += 1;
    return ask(...input);
  };
  addEventListener('keyup', ({ key }) => globalThis.released.push(key), { capture: true });`;
/** A key that nothing answers to. */
const IDLE_KEY = 'F7';

describe.skipIf(cannot)(`full screen${cannot}`, () => {
  beforeAll(async () => {
    endWindowManager = await startWindowManager(home.home);
    await start();
    await logIn(app.window);
    xdotool('windowsize', '--sync', windowsNamed('^Vitrine$')[0] ?? '', String(SIZE.width), String(SIZE.height));
    await vi.waitFor(async () => expect(await run('innerWidth')).toBe(SIZE.width), PATIENCE);
    inWindow = await size();
  });
  afterEach(async () => {
    if (tick() !== 'Vollbild') press('F11');
    await vi.waitFor(() => expect(tick()).toBe('Vollbild'), PATIENCE);
  });
  afterAll(async () => {
    try {
      await app.stop();
    } finally {
      // Tests of other files have no window manager, whatever becomes of these.
      endWindowManager();
      home.remove();
    }
  });

  test('fills the screen by F11, without menu and frame, and ends by Escape and by F11', async () => {
    for (const back of ['Escape', 'F11']) {
      press('F11');
      await isFull();
      await app.window.read(HINT);
      press(back);
      await isInItsWindow();
    }
  });

  test('leaves the keys of the menu as they are, and ends by its own also after a reload', async () => {
    await run('(location.hash = "/product/ww-200")');
    await expect.poll(() => run('document.querySelector("main h1")?.innerText ?? ""')).toMatch(/WW.200/);
    for (const back of ['Escape', 'F11']) {
      press('F11');
      await isFull();
      press('ctrl+shift+h');
      await expect.poll(() => run('location.hash')).toBe('#/');
      await run('(globalThis.isOld = true)');
      press('ctrl+r');
      await expect.poll(() => run('globalThis.isOld ?? false')).toBe(false);
      await app.window.see('header');
      await app.window.read(HINT);
      await isFull();
      press(back);
      await isInItsWindow();
    }
  });

  test('is noticed when the window manager begins and ends it', async () => {
    press(OWN_FULL_SCREEN);
    await isFull();
    await app.window.read(HINT);
    press(OWN_FULL_SCREEN);
    await isInItsWindow();
    press('F11');
    await isFull();
    press(OWN_FULL_SCREEN);
    await isInItsWindow();
    // One press is enough again.
    press('F11');
    await isFull();
  });

  test.each([
    ['the search', 'Suche öffnen'],
    ['the menu', 'Menü öffnen'],
  ])('goes on when Escape closes %s, and ends by the next one', async (_, name) => {
    await app.window.run(COUNT);
    press('F11');
    await isFull();
    await app.window.press(name);
    await app.window.see('dialog[open]');
    press('Escape');
    await expect.poll(() => run('document.querySelector("dialog[open]")')).toBeNull();
    // Keys come in their order: once the next one is there, all that Escape does has been done.
    press(IDLE_KEY);
    await expect.poll(() => run('globalThis.released.at(-1)')).toBe(IDLE_KEY);
    expect(await run('globalThis.ends')).toBe(0);
    await isFull();
    press('Escape');
    await isInItsWindow();
    expect(await run('globalThis.ends')).toBe(1);
  });

  test('is not the size of the next start', async () => {
    press('F11');
    await isFull();
    press('ctrl+q');
    await expect.poll(() => app.processes()).toEqual([]);
    await app.stop();
    await start();
    await app.window.see('header');
    await isInItsWindow();
  });
});
