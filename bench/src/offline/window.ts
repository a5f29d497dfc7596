/**
 * The window of the desktop app as it is installed, driven under Xvfb: time to its first page, memory while nothing happens, and pages from
 * the disk against the same pages from the server. VITRINE_DESKTOP names the program, VITRINE_URL the server. Prints one line of JSON.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type DrivenApp, IDENTIFIER, startApp, temporaryHome } from '../../../apps/desktop/e2e/app.ts';
import { CatalogueOnDisk } from '../../../apps/desktop/e2e/catalogue-on-disk.ts';
import { logIn, openSettings } from '../../../apps/desktop/e2e/people.ts';
import { median } from '../report.ts';

const STARTS = 5;
const ROUNDS = 3;
const PAGES = 8;
const IDLE_MS = 10_000;
/** The home page plays its video once, some time after its picture. */
const IS_STILL = `return [...document.querySelectorAll('video')].every(({ paused, ended }) => paused || ended)`;
const LOAD_MS = 600_000;
/** Far longer than a page takes on a machine that others work on. */
const PAGE_MS = 60_000;
/** Of `/proc/<pid>/stat`: Linux has had this one for every program since 2.6. */
const TICKS_PER_SECOND = 100;

const server = process.env.VITRINE_URL ?? '';

/** True when the page has its heading and every picture that is in sight is drawn. */
const IS_SHOWN = `
  const isShown = (before) => {
    const text = document.querySelector('main h1')?.innerText.trim() ?? '';
    return text !== '' && text !== before && [...document.querySelectorAll('main img')].every((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width === 0 || bottom <= 0 || top >= innerHeight || (picture.complete && picture.naturalWidth > 0);
    });
  };`;
/** Goes to a page and takes the time until it is shown. */
const VISIT = `${IS_SHOWN}
  globalThis.tookMs = null;
  const before = document.querySelector('main h1')?.innerText.trim() ?? '';
  const since = performance.now();
  const look = () => {
    if (isShown(before)) globalThis.tookMs = performance.now() - since;
    else requestAnimationFrame(look);
  };
  location.hash = arguments[0];
  requestAnimationFrame(look);`;

async function until(what: string, isThere: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + PAGE_MS;
  while ((await isThere()) !== true) {
    if (performance.now() > deadline) throw new Error(`${what} did not come within ${PAGE_MS / 1000} s`);
    await sleep(10);
  }
}
const shown = (app: DrivenApp) => until('the first page', () => app.window.run(`${IS_SHOWN} return isShown('')`));

/** Seconds since the start of a process. */
function ageOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold spaces. The 22nd value is the time of its start.
  const startedAt = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]) / TICKS_PER_SECOND;
  return Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) - startedAt;
}

/** Bytes that the app takes with its web views; what several processes share counts in parts (PSS). */
function memoryOf(home: string): number {
  const bytes = (pid: string) => {
    try {
      const isOfApp = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`XDG_DATA_HOME=${home}/data`);
      const isDriver = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'WebKitWebDriver';
      if (!isOfApp || isDriver) return 0;
      return 1024 * Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
      return 0;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + bytes(pid), 0);
}

const homes = { online: temporaryHome(), offline: temporaryHome() };
/**
 * A start as on another day: nothing of a page is in the cache of the web view. What GStreamer knows of its plugins stays, as on the computer
 * of a person: a process of 60 MB looks for them at the first video only.
 */
async function start(mode: keyof typeof homes): Promise<DrivenApp> {
  const { home } = homes[mode];
  for (const cache of ['WebKitCache', 'CacheStorage'])
    rmSync(path.join(home, 'data', IDENTIFIER, cache), { recursive: true, force: true });
  return startApp({ server, home });
}

async function prepare(mode: keyof typeof homes): Promise<string[]> {
  const app = await start(mode);
  await logIn(app.window);
  if (mode === 'offline') {
    await openSettings(app.window);
    await app.window.press('Offline-Modus');
    await app.window.read('Offline-Modus eingeschaltet.', LOAD_MS);
  }
  const disk = new CatalogueOnDisk(app.data);
  const keys = disk.isThere ? Object.keys(disk.index().files) : [];
  await app.stop();
  const machines = keys.filter((key) => key.startsWith('de/product/') && !key.endsWith('_all'));
  return machines.slice(0, PAGES).map((key) => key.slice('de'.length));
}

async function visitAll(mode: keyof typeof homes, pages: readonly string[]): Promise<number[]> {
  const app = await start(mode);
  await shown(app);
  const times: number[] = [];
  for (const page of pages) {
    await app.window.run(VISIT, page);
    await until(page, async () => (await app.window.run('return globalThis.tookMs')) !== null);
    times.push(z.number().parse(await app.window.run('return globalThis.tookMs')));
  }
  await app.stop();
  return times;
}

await prepare('online');
const pages = await prepare('offline');
const [startSeconds, memory]: [number[], number[]] = [[], []];
for (let round = 0; round < STARTS; round++) {
  const app = await start('offline');
  await shown(app);
  const [pid = 0] = app.processes();
  startSeconds.push(ageOf(pid));
  await sleep(IDLE_MS);
  await until('the end of the video', () => app.window.run(IS_STILL));
  await sleep(IDLE_MS);
  memory.push(memoryOf(homes.offline.home));
  await app.stop();
}
const times: Record<keyof typeof homes, number[]> = { online: [], offline: [] };
// The first visits warm the server.
await visitAll('online', pages);
for (let round = 0; round < ROUNDS; round++) {
  for (const mode of ['online', 'offline'] as const) times[mode].push(...(await visitAll(mode, pages)));
}
for (const { remove } of Object.values(homes)) remove();
console.log(
  JSON.stringify({
    startSeconds: median(startSeconds),
    idleBytes: median(memory),
    onlineMs: median(times.online),
    offlineMs: median(times.offline),
  }),
);
