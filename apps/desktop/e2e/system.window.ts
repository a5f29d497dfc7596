import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { logIn, openSettings, PERSON } from './people.ts';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';
import { systemOpener } from './system-opener.ts';
import { inLanguage } from './words.ts';

const LINK = 'vitrine://product/ww-200';
const { language, say } = inLanguage('de');
/** The app takes a pause of this time for sleep, ms. */
const GAP_MS = 600;

let app: DrivenApp;
let server: SwitchableServer;
const home = temporaryHome();
const saved = path.join(home.home, 'saved');
const opener = systemOpener(home.home);

const start = async (args: string[] = [], more: Record<string, string> = {}, isFirst = false) => {
  const env = {
    ...opener.env,
    VITRINE_TEST_SAVE_TO: saved,
    VITRINE_TEST_GAP_MS: String(GAP_MS),
    ...more,
  };
  app = await startApp({ server: isFirst ? null : server.url, home: home.home, args, env });
};

const heading = () => app.window.run('return document.querySelector("main h1")?.innerText.trim() ?? ""');
/** Follows a link as a click on one in the page does. */
const follow = (href: string) =>
  app.window.run(
    `const link = Object.assign(document.createElement('a'), { href: arguments[0], textContent: 'link' });
     document.querySelector('main').append(link);
     link.click();
     link.remove();`,
    href,
  );

beforeAll(async () => {
  mkdirSync(saved);
  server = await switchableServer(process.env.VITRINE_URL ?? '');
  await start([], { VITRINE_TEST_PANIC: '1' });
  await logIn(app.window, language);
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  home.remove();
});

describe('the window and the system around it', () => {
  test('a second start ends, and its link opens in the window that is there', async () => {
    expect(await app.startAgain([LINK])).toBe(0);
    await expect.poll(heading).toMatch(/WW.200/);
    expect(app.processes()).toHaveLength(1);
  });

  test('external links and mail addresses open in programs of the system, other addresses nowhere', async () => {
    const links = ['https://fleischwerk.example/a?b=c', 'mailto:karin.petersen@kunde.example'];
    for (const href of ['file:///etc/passwd', ...links]) await follow(href);
    await expect.poll(opener.asked).toEqual(links);
    await expect.poll(heading).toMatch(/WW.200/);
  });

  test('a file of the catalogue is saved where the person says', async () => {
    const source =
      'return [...document.querySelectorAll("main img")].map(({ src }) => src).find((src) => src.includes("/assets/"))';
    await expect.poll(() => app.window.run(source)).toBeTruthy();
    const address = String(await app.window.run(source));
    await follow(address);
    const file = path.join(saved, decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? ''));
    await expect.poll(() => existsSync(file)).toBe(true);
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('what the page makes itself is saved as well: the export of my data', async () => {
    await app.window.run('location.hash = "/profile"');
    await app.window.press(say.exportData, 'main');
    const files = () => readdirSync(saved).filter((name) => say.exportedFile.test(name));
    await expect.poll(files).toHaveLength(1);
    expect(readFileSync(path.join(saved, files()[0] ?? ''), 'utf8')).toContain(PERSON.email);
    // Nothing of it stays behind.
    await expect.poll(() => readdirSync(path.join(app.data, 'downloads'))).toEqual([]);
  });

  test('a file that the page makes and no folder takes is reported', async () => {
    rmSync(saved, { recursive: true });
    await app.window.press(say.exportData, 'main');
    await app.window.read(say.anotherFolder);
    mkdirSync(saved);
  });

  test('the settings say when the log-in is kept in a file', async () => {
    await openSettings(app.window, say);
    await app.window.read(say.logInInFile);
  });

  test('a computer that wakes up asks whether the session still holds', async () => {
    // While the channel of the server is open, nothing else asks by itself.
    const isChannelOpen = () => [...server.open].some(({ call }) => call.startsWith('GET /api/v1/events'));
    await expect.poll(isChannelOpen).toBe(true);
    const pings = () => server.calls.filter((call) => call === 'GET /api/v1/auth/ping').length;
    const [pid = 0] = app.processes();
    process.kill(pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 2 * GAP_MS));
    const before = pings();
    const wasOpen = isChannelOpen();
    process.kill(pid, 'SIGCONT');
    await expect.poll(pings).toBeGreaterThan(before);
    expect(wasOpen).toBe(true);
  });

  test('a link that the app is started with is its first page', async () => {
    await app.stop();
    await start([LINK]);
    await expect.poll(heading).toMatch(/WW.200/);
  });

  test('where the program panicked is reported at the next start', async () => {
    await expect.poll(() => server.calls).toContain('POST /api/v1/error-reports');
    expect(existsSync(path.join(app.data, 'panics.json'))).toBe(false);
  });

  test('another server is checked, and the app starts anew with it and without the session', async () => {
    const [before] = app.processes();
    await openSettings(app.window, say);
    await app.window.press(say.changeServer);
    await app.window.type('input[name=server]', 'http://127.0.0.1:9');
    await app.window.press(say.checkAndChange);
    await app.window.read(say.nobodyAnswers);
    await app.window.run('document.querySelector("input[name=server]").value = ""');
    const other = new URL(process.env.VITRINE_URL ?? '').origin;
    await app.window.type('input[name=server]', other);
    await app.window.press(say.checkAndChange);
    const kept = (name: string) => JSON.parse(readFileSync(path.join(app.data, name), 'utf8'));
    await expect.poll(() => kept('settings.json')).toEqual({ server: other });
    expect(kept('secrets.json').changes.auth).toBeNull();
    await expect.poll(() => app.processes().filter((pid) => pid !== before)).toHaveLength(1);
  });

  test('the first start asks for the server, whose address the window itself cannot ask, and starts anew with it', async () => {
    await app.stop();
    rmSync(path.join(app.data, 'settings.json'));
    await start([], {}, true);
    const [before] = app.processes();
    await app.window.read(say.chooseServer);
    expect(await app.window.run('return document.documentElement.scrollHeight - innerHeight')).toBe(0);
    await app.window.run(
      `addEventListener('securitypolicyviolation', ({ effectiveDirective }) => { window.refused = effectiveDirective; });
       fetch(arguments[0]).then(() => { window.refused = 'nothing'; }, () => undefined);`,
      `${server.url}/api/v1/auth/ping`,
    );
    await expect.poll(() => app.window.run('return window.refused ?? null')).toBe('connect-src');
    await app.window.type('input[name=server]', server.url);
    await app.window.press(say.connect);
    const kept = () => JSON.parse(readFileSync(path.join(app.data, 'settings.json'), 'utf8'));
    await expect.poll(() => existsSync(path.join(app.data, 'settings.json')) && kept()).toEqual({ server: server.url });
    await expect.poll(() => app.processes().filter((pid) => pid !== before)).toHaveLength(1);
  });
});
