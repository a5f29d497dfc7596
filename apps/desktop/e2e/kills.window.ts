import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KilledApp } from './killed-app.ts';
import { smallCatalogue } from './small-catalogue.ts';
import type { SwitchableServer } from './switchable-server.ts';

/** `npm run test:long` asks for 200 of each. */
const KILLS = Number(process.env.VITRINE_TEST_KILLS ?? 2);
/** Apps that are killed beside each other: most of a round is the start of the next one, which keeps one processor busy. */
const APPS = Math.min(KILLS, Number(process.env.VITRINE_TEST_APPS ?? 1));
const MOST_MS = 120_000 + KILLS * 120_000;
/** Some kills come before the first file, some after the last one. */
const MOST_BYTES = 2_500_000;
/** How often a long run says how far it is, in kills. */
const TOLD_EVERY = 10;
/** Longer than a switch-over takes, so that some kills come after it. */
const SWITCH_MS = 150;
/** From so many kills on some have to come before the switch-over and some after it. */
const MANY = 20;
const SEED = Number(process.env.VITRINE_TEST_SEED ?? Date.now() % 1_000_000);
console.log(`  VITRINE_TEST_SEED=${SEED}`);

let server: SwitchableServer;
const apps: KilledApp[] = [];

/** From 0 to 1: the same of the same seed and round, whichever app makes it (splitmix32). */
function drawn(round: number): number {
  let bits = (SEED + Math.imul(round, 0x9e37_79b9)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** Each app makes rounds until all together have made KILLS. A long run says how far it is, and how long its rounds took. */
async function inRounds(round: (app: KilledApp, number: number) => Promise<void>): Promise<void> {
  let [begun, ended, toldAt] = [0, 0, Date.now()];
  const work = async (app: KilledApp) => {
    while (begun < KILLS) {
      const number = ++begun;
      await round(app, number).catch((cause) => {
        // The others end their rounds and begin none.
        begun = KILLS;
        throw new Error(`round ${number}`, { cause });
      });
      if (++ended % TOLD_EVERY !== 0) continue;
      console.log(`  ${ended} of ${KILLS} kills, ${((Date.now() - toldAt) / TOLD_EVERY / 1000).toFixed(1)} s each`);
      toldAt = Date.now();
    }
  };
  const failed = (await Promise.allSettled(apps.map(work))).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

beforeAll(async () => {
  server = await smallCatalogue(process.env.VITRINE_URL ?? '', { withVideo: true });
  for (let at = 0; at < APPS; at++) apps.push(await KilledApp.install(server));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.remove()));
  await server.switchOff();
});

describe('kill -9 of the app', () => {
  test('during a load leaves whole files and an app that loads on', { timeout: MOST_MS }, async () => {
    let hits = 0;
    await inRounds(async (app, number) => {
      const until = app.disk.bytes() + drawn(number) * MOST_BYTES;
      await app.switchOffline();
      await app.loaded(until);
      await app.kill();
      app.expectWhole(`kill ${number}`);
      if (!app.disk.isThere && app.disk.bytes() > 0) hits++;
      // A load that came to its end begins anew.
      if (app.disk.isThere) app.removeCatalogue();
      await app.start();
      await app.expectUsable();
    });
    console.log(`  ${hits} of ${KILLS} kills between the first byte and the last one`);
    if (KILLS >= MANY) expect(hits, 'kills of a load that had begun and not ended').toBeGreaterThan(KILLS / 2);
    for (const app of apps) await app.loadWhole();
    const lost = apps.reduce((sum, app) => sum + app.lostConnections, 0);
    // A machine that is too busy to answer in time is rare; loads that stand still are a fault.
    expect(lost, 'loads that lost their connection').toBeLessThanOrEqual(Math.floor(KILLS / MANY));
  });

  test('during the switch-over leaves the former catalogue or the new one', { timeout: MOST_MS }, async () => {
    for (const app of apps) await app.loadWhole();
    const outcomes = { former: 0, next: 0 };
    await inRounds(async (app, number) => {
      const former = app.disk.name;
      // The first two are as early and as late as can be.
      const killed = app.killAtSwitch([0, SWITCH_MS][number - 1] ?? drawn(number) * SWITCH_MS);
      await app.loadOtherPacks();
      await killed;
      expect(app.disk.isThere, `kill ${number}`).toBe(true);
      app.expectWhole(`kill ${number}`);
      outcomes[app.disk.name === former ? 'former' : 'next']++;
      await app.start();
      await app.expectUsable();
      expect(await app.isOffline(), `the start after kill ${number}`).toBe(true);
      app.expectWhole(`the start after kill ${number}`);
    });
    console.log(`  ${KILLS} kills during the switch-over: ${outcomes.former} before it, ${outcomes.next} after it`);
    if (KILLS >= MANY) expect(Math.min(outcomes.former, outcomes.next), 'kills of the rarer outcome').toBeGreaterThan(0);
  });
});
