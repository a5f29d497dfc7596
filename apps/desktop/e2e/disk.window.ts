import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, IDENTIFIER, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { logIn, openSettings } from './people.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { canMount, mountDisk, type SmallDisk } from './small-disk.ts';
import type { SwitchableServer } from './switchable-server.ts';
import { inLanguage } from './words.ts';

const LOAD_MS = 170_000;
/** What the catalogue of the demo does not fit in, and what it does. */
const [TOO_SMALL, LARGE_ENOUGH] = ['12m', '80m'];
const { language, say } = inLanguage('en');

let app: DrivenApp;
let server: SwitchableServer;
let small: SmallDisk;
const home = temporaryHome();
const disk = new CatalogueOnDisk(path.join(home.home, 'data', IDENTIFIER));

const start = async () => {
  app = await startApp({ server: server.url, home: home.home });
};
async function switchOffline() {
  await openSettings(app.window, say);
  await app.window.press(say.offlineMode);
}
const state = () => app.window.run('return JSON.parse(localStorage.getItem("desktop") ?? "{}").state ?? null');
const heading = () => app.window.run('return document.querySelector("main h1")?.innerText.trim() ?? ""');

/** Where the disk has the file of the catalogue under `key`. */
function pathOf(key: string): string {
  const file = disk.index().files[key];
  if (!file) throw new Error(`The catalogue has no ${key}.`);
  return disk.pathOf(file);
}

/** Changes the first byte of the file under `key`. */
function damage(key: string) {
  const bytes = readFileSync(pathOf(key));
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  writeFileSync(pathOf(key), bytes);
}

/** The failure that the window shows and the state keeps: its sentence, its kind, and the words of the system. */
async function expectFailure(message: RegExp, sentence = say.loadFailed) {
  await app.window.read(sentence);
  await app.window.read(say.unknownFailure);
  expect(await state()).toMatchObject({ errorType: 'default', error: expect.stringMatching(message), isOffline: false });
}

const cannot = canMount() ? '' : ' (skipped: this machine lets a test mount no file system)';
if (cannot) console.log(`SKIPPED  a disk that fails under the app${cannot}`);

// Each step goes on where the one before it ended.
describe.skipIf(cannot)(`a disk that fails under the app${cannot}`, () => {
  beforeAll(async () => {
    mkdirSync(disk.folder, { recursive: true });
    small = mountDisk(disk.folder, TOO_SMALL);
    server = await smallCatalogue(process.env.VITRINE_URL ?? '');
    await start();
    await logIn(app.window, language);
  });
  afterAll(async () => {
    await app.stop();
    small.remove();
    await server.switchOff();
    home.remove();
  });

  test('a disk that is too small is reported before the load, with both sizes', async () => {
    await switchOffline();
    await expect.poll(() => app.window.run('return document.body.innerText')).toMatch(say.noSpace);
    expect(disk.bytes()).toBe(0);
    small.resize(LARGE_ENOUGH);
  });

  test('a disk that fills up during a load is reported, and the load goes on when there is room', async () => {
    await switchOffline();
    await expect.poll(() => disk.bytes(), { timeout: LOAD_MS, interval: 20 }).toBeGreaterThan(200_000);
    small.fill(100_000);
    await expectFailure(/^disk-full$/, say.diskIsFull);
    expect([disk.corrupt(), disk.isThere]).toEqual([[], false]);
    small.empty();
    await app.window.press(say.retry);
    await expect.poll(() => disk.isThere, { timeout: LOAD_MS }).toBe(true);
    await app.window.read(say.isOffline);
    expect([disk.corrupt(), disk.missing()]).toEqual([[], []]);
  });

  test('bytes that the disk has changed are reported, not shown, and mended by the next load', async () => {
    // What a run of the app has loaded it does not read again: the disk changes it between two of them.
    await app.stop();
    damage(`${language}/product/ww-200`);
    await start();
    await app.window.run('location.hash = "/product/ww-200"');
    await app.window.read(say.isDamaged, LOAD_MS);
    expect(await heading()).not.toMatch(/WW.200/);
    await openSettings(app.window, say);
    await app.window.read(say.oneDamaged);
    await app.window.press(say.offlineMode);
    await app.window.read(say.isOnline);
    await switchOffline();
    await app.window.read(say.isOffline, LOAD_MS);
    expect([disk.corrupt(), disk.missing()]).toEqual([[], []]);
    await app.window.run('location.hash = "/product/ww-200"');
    await expect.poll(heading).toMatch(/WW.200/);
  });

  test('a file that was cut short ends offline mode, the window says so, and the next load brings the file', async () => {
    await app.stop();
    truncateSync(pathOf(`${language}/product/k-330`), 10);
    await start();
    await app.window.read(say.isIncomplete, LOAD_MS);
    expect(await state()).toMatchObject({ phase: 'online', isOffline: false });
    await switchOffline();
    await app.window.read(say.isOffline, LOAD_MS);
    expect([disk.corrupt(), disk.missing()]).toEqual([[], []]);
  });

  test('a folder that cannot be written keeps its catalogue, and a load into it says so', async () => {
    const before = disk.name;
    await app.stop();
    small.setReadOnly(true);
    await start();
    await app.window.run('location.hash = "/product/k-330"');
    await expect.poll(heading).toMatch(/K.330/);
    await switchOffline();
    await app.window.read(say.isOnline);
    await switchOffline();
    await expectFailure(/Read-only/);
    expect([disk.name, disk.corrupt(), disk.missing()]).toEqual([before, [], []]);
    await app.window.press(say.stayOnline);
    await expect.poll(state).toMatchObject({ phase: 'online', error: null });
    small.setReadOnly(false);
    await switchOffline();
    await app.window.read(say.isOffline, LOAD_MS);
    expect([disk.corrupt(), disk.missing()]).toEqual([[], []]);
  });
});
