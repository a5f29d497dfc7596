import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { chooseLanguage, logIn, openSettings } from './people.ts';
import { choose } from './screen.ts';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';
import { inLanguage } from './words.ts';

const CLI = path.resolve(import.meta.dirname, '../../../node_modules/@tauri-apps/cli/tauri.js');
/** What the operator fills (docs/operate.md), on the disk of the instance. */
const INSTALLERS = path.join(process.env.VITRINE_DATA ?? '', 'installers');
const NEWER = '99.0.0';
const OLDER = '0.0.1';
const FILE = 'Vitrine_update-of-a-test.AppImage';

const { language, say } = inLanguage('en');

let app: DrivenApp;
let server: SwitchableServer;
const home = temporaryHome();
const at = (name: string) => path.join(home.home, name);

const signer = (...args: string[]) => execFileSync(process.execPath, [CLI, 'signer', ...args], { stdio: 'pipe' });
const makeKey = (name: string) => signer('generate', '--ci', '-p', '', '-w', at(name));
/** Signature of a file's bytes for a version, as the bundler writes it. */
function sign(bytes: string, version: string, key = 'key'): string {
  writeFileSync(at('signed'), bytes);
  signer('sign', '-f', at(key), '-p', '', '--app-version', version, at('signed'));
  return readFileSync(at('signed.sig'), 'utf8');
}
/** Puts an update for this computer where the API offers it. */
function offer(bytes: string, signature: string) {
  const updates = [{ target: 'linux', arch: ['x86_64', 'aarch64'], file: FILE, signature }];
  const release = { version: NEWER, publishedAt: '2026-11-20T08:00:00Z', installers: [], updates };
  writeFileSync(path.join(INSTALLERS, FILE), bytes);
  writeFileSync(path.join(INSTALLERS, 'installers.json'), JSON.stringify({ releases: [release] }));
}

const answer = z.object({ value: z.unknown().optional(), error: z.string().optional() });
/** What the main process says when it is asked for an update. */
async function check() {
  await app.window.run(`
    globalThis.found = undefined;
    globalThis.__TAURI_INTERNALS__.invoke('check_for_update')
      .then((value) => { globalThis.found = { value }; }, (error) => { globalThis.found = { error: String(error) }; });`);
  const found = () => app.window.run('return globalThis.found ?? null');
  await expect.poll(found).not.toBeNull();
  return answer.parse(await found());
}
const text = () => app.window.run('return document.body.innerText');

beforeAll(async () => {
  makeKey('key');
  makeKey('other-key');
  // What a catalogue of a developer offers is there again afterwards.
  if (existsSync(INSTALLERS)) cpSync(INSTALLERS, at('kept'), { recursive: true });
  mkdirSync(INSTALLERS, { recursive: true });
  server = await switchableServer(process.env.VITRINE_URL ?? '');
  const env = { VITRINE_TEST_UPDATE_KEY: readFileSync(at('key.pub'), 'utf8') };
  app = await startApp({ server: server.url, home: home.home, env });
  await chooseLanguage(app.window, language);
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  rmSync(INSTALLERS, { recursive: true, force: true });
  if (existsSync(at('kept'))) cpSync(at('kept'), INSTALLERS, { recursive: true });
  home.remove();
});

describe('updates of the app', () => {
  test.each([
    ['bytes that were changed after they were signed', () => offer('changed', sign('new', NEWER))],
    ['a signature by another key', () => offer('new', sign('new', NEWER, 'other-key'))],
    ['an old file under a new number', () => offer('old', sign('old', OLDER))],
  ])('refuse %s, and take their notification away', async (_, prepare) => {
    prepare();
    expect(await check()).toHaveProperty('error', expect.stringMatching(/signature|version/i));
    await expect.poll(text).not.toContain(NEWER);
    expect(await text()).not.toContain(say.checksForUpdate);
  });

  test('refuse a lower version, whatever a server says', async () => {
    const { arch } = process;
    const version = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8')).version;
    const url = `${server.url}/download/installers/${FILE}`;
    const asked = `/download/update/linux/${arch === 'arm64' ? 'aarch64' : 'x86_64'}/${version}`;
    server.lies.set(asked, { version: OLDER, url, signature: sign('old', OLDER) });
    offer('old', sign('old', OLDER));
    expect(await check()).toEqual({ value: null });
    const own = server.calls.find((call) => call.includes(`GET ${asked}?bundle_type=`));
    expect(own, 'the kind of package is filled in').toBeDefined();
    expect(own).not.toMatch(/%7B|\{/);
    server.lies.clear();
  });

  test('are looked for by the entry of the menu', async () => {
    rmSync(path.join(INSTALLERS, 'installers.json'));
    server.calls.length = 0;
    // The last entry ends the app, this is the one before it.
    choose('Up', 'Up');
    await expect.poll(() => server.calls).toContainEqual(expect.stringMatching(/^GET \/download\/update\//));
    await app.window.read(say.noUpdate);
  });

  test('that are signed for their version are loaded and announced, also after a reload', async () => {
    offer('new', sign('new', NEWER));
    expect(await check()).toEqual({ value: { version: NEWER } });
    await app.window.read(say.isReady(NEWER));
    await app.window.run('globalThis.isOld = true; location.reload();');
    await expect.poll(() => app.window.run('return globalThis.isOld ?? false')).toBe(false);
    await app.window.read(say.isReady(NEWER));
  });

  test('that cannot be installed say so, and stay ready', async () => {
    // The bytes that are signed are no program and no package.
    await app.window.press(say.restartNow);
    await app.window.read(say.notInstalled);
    expect(await text()).not.toContain(say.isReady(NEWER));
    rmSync(path.join(INSTALLERS, FILE));
    expect(await check()).toEqual({ value: { version: NEWER } });
    await app.window.read(say.isReady(NEWER));
  });

  test('that are ready keep offline mode off', async () => {
    await logIn(app.window, language);
    await openSettings(app.window, say);
    await app.window.press(say.offlineMode);
    await app.window.read(say.updatePending);
    // The settings close as they do before a load.
    await expect.poll(() => app.window.run('return document.querySelector("dialog[open]")')).toBeNull();
    expect(new CatalogueOnDisk(app.data).bytes()).toBe(0);
  });

  test('are asked for by a version that the server does not take any more', async () => {
    server.refusals.set('/api/v1/auth/ping', 404);
    // As the system tells it when the internet is back, which is one of the times when the app asks.
    await app.window.run("globalThis.dispatchEvent(new Event('online'))");
    await app.window.read(say.oldVersion);
    const link = `return [...document.querySelectorAll('a')].find(({ innerText }) => innerText.trim() === arguments[0])?.href ?? ''`;
    expect(await app.window.run(link, say.loadNewVersion)).toBe(`${server.url}/download/linux`);
  });
});
