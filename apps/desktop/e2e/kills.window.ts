import { readdirSync, rmSync, watch } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { logIn, openSettings } from './people.ts';
import { smallCatalogue } from './small-catalogue.ts';
import type { SwitchableServer } from './switchable-server.ts';

/** `npm run test:long` asks for 200 of each. */
const KILLS = Number(process.env.VITRINE_TEST_KILLS ?? 2);
const MOST_MS = 60_000 + KILLS * 120_000;
/** Some kills come before the first file, some after the last one. */
const MOST_BYTES = 2_500_000;
/** How often a long run says how far it is, in kills. */
const TOLD_EVERY = 10;
/** Longer than a switch-over takes, so that some kills come after it. */
const SWITCH_MS = 150;
/** From so many kills on some have to come before the switch-over and some after it. */
const MANY = 20;
const SEED = Number(process.env.VITRINE_TEST_SEED ?? Date.now() % 1_000_000) + 1;
console.log(`  VITRINE_TEST_SEED=${SEED - 1}`);

let drawn = SEED;
/** From 0 to 1, the same of the same seed (Lehmer). */
function random(): number {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn / 2_147_483_647;
}

let app: DrivenApp;
let server: SwitchableServer;
let disk: CatalogueOnDisk;
const home = temporaryHome();

async function start() {
  app = await startApp({ server: server.url, home: home.home });
  disk = new CatalogueOnDisk(app.data);
}

/** kill -9 of the app. Its web views end with it. */
async function kill() {
  for (const pid of app.processes()) process.kill(pid, 'SIGKILL');
  await app.stop();
}

async function switchOffline() {
  await openSettings(app.window);
  await app.window.press('Offline-Modus');
}

/** What the window says of its load, for a test that waits for it in vain. */
const told = () =>
  app.window.run(`
    const { phase, errorType, error, counters } = JSON.parse(localStorage.getItem('desktop') ?? '{}').state ?? {};
    return JSON.stringify({ phase, errorType, error, counters }) + ' ' + document.body.innerText.slice(0, 1000)`);

/** Waits until so many bytes have arrived, or the load has come to its end. */
const loaded = (until: number) =>
  expect
    .poll(() => disk.isThere || disk.bytes() >= until, { timeout: 170_000, interval: 10 })
    .toBe(true)
    .catch(async (cause) => {
      throw new Error(`The load stands still: ${await told()}`, { cause });
    });

const isOffline = () => app.window.run('return JSON.parse(localStorage.getItem("desktop") ?? "{}").state?.isOffline === true');

/** Kills the app `ms` after it began to write the text of another catalogue. */
function killAtSwitch(ms: number): Promise<void> {
  const known = new Set(readdirSync(disk.texts));
  return new Promise((resolve, reject) => {
    const watched = watch(disk.texts, (_, name) => {
      if (!name?.startsWith('catalogue-') || known.has(name)) return;
      watched.close();
      setTimeout(() => kill().then(resolve, reject), ms);
    });
  });
}

let toldAt = Date.now();
/** Says how far a long run is, and how long its kills took. */
function tellRound(round: number) {
  if (round % TOLD_EVERY !== 0) return;
  console.log(`  ${round} of ${KILLS} kills, ${((Date.now() - toldAt) / TOLD_EVERY / 1000).toFixed(1)} s each`);
  toldAt = Date.now();
}

/** No file with other bytes than its name says, and no catalogue that lacks one. */
function expectWhole(what: string) {
  expect(disk.corrupt(), what).toEqual([]);
  expect(disk.missing(), what).toEqual([]);
}

/** The app shows its page, and nothing of the load that ended with the one before. */
async function expectUsable() {
  await app.window.see('main h1');
  expect(await app.window.run('return document.querySelector("dialog[open]")')).toBeNull();
}

beforeAll(async () => {
  server = await smallCatalogue(process.env.VITRINE_URL ?? '');
  await start();
  await logIn(app.window);
});
afterAll(async () => {
  await app.stop();
  await server.switchOff();
  home.remove();
});

describe('kill -9 of the app', () => {
  test('during a load leaves whole files, no catalogue, and an app that loads on', { timeout: MOST_MS }, async () => {
    for (let round = 1; round <= KILLS; round++) {
      const until = disk.bytes() + random() * MOST_BYTES;
      await switchOffline();
      await loaded(until);
      await kill();
      expectWhole(`kill ${round}`);
      // A load that came to its end begins anew.
      if (disk.isThere) rmSync(disk.folder, { recursive: true });
      await start();
      await expectUsable();
      tellRound(round);
    }
    await switchOffline();
    await app.window.read('Offline-Modus eingeschaltet.');
    expectWhole('the load after the kills');
  });

  test('during the switch-over leaves the former catalogue or the new one', { timeout: MOST_MS }, async () => {
    const outcomes = { former: 0, next: 0 };
    for (let round = 1; round <= KILLS; round++) {
      const former = disk.name;
      if (await isOffline()) {
        await switchOffline();
        await app.window.read('Offline-Modus ausgeschaltet.');
      }
      // The first two are as early and as late as can be.
      const killed = killAtSwitch([0, SWITCH_MS][round - 1] ?? random() * SWITCH_MS);
      // It finds all files on the disk: it is little more than the switch-over.
      await switchOffline();
      await killed;
      expect(disk.isThere, `kill ${round}`).toBe(true);
      expectWhole(`kill ${round}`);
      outcomes[disk.name === former ? 'former' : 'next']++;
      await start();
      await expectUsable();
      expectWhole(`the start after kill ${round}`);
      tellRound(round);
    }
    console.log(`  ${KILLS} kills during the switch-over: ${outcomes.former} before it, ${outcomes.next} after it`);
    if (KILLS >= MANY) expect(Math.min(outcomes.former, outcomes.next), 'kills of the rarer outcome').toBeGreaterThan(0);
  });
});
