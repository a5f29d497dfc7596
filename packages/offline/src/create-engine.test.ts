import { beforeEach, expect, test } from 'vitest';
import { ended, load, openSimulation } from './simulation/for-tests.ts';
import { activeCatalogue } from './simulation/invariants.ts';
import { ALL, type Simulation } from './simulation/simulation.ts';
import { INITIAL_STATE, STAGES } from './state.ts';

const DAY = 86_400_000;
let sim: Simulation;
beforeEach(async () => {
  sim = await openSimulation();
});

const state = () => sim.app.engine.state();
const network = () => sim.machine.network;
const askedSince = (from: number) => network().asked.slice(from);

test('a load runs its stages in their order and ends offline, with a date and the catalogue', async () => {
  const seen: string[] = [];
  const { onChange } = sim.app;
  sim.app.onChange = (what) => {
    onChange(what);
    const { phase, counters } = state();
    const stage = phase === 'loading' ? STAGES.find((name) => counters[name].done < counters[name].total) : phase;
    if (stage && seen.at(-1) !== stage) seen.push(stage);
  };
  await load(sim);
  expect(seen).toEqual([...STAGES, 'restoring', 'offline']);
  expect(state()).toMatchObject({ isOffline: true, error: null, catalogue: { release: 1, languages: ['de', 'en'] } });
  expect(state().offlineTimestamp).toBeGreaterThan(Date.UTC(2026, 10, 22));
  for (const stage of STAGES) expect(state().counters[stage].done).toBe(state().counters[stage].total);
});

test('a second start while loading is reported and ignored', async () => {
  await sim.start(ALL);
  const packs = { lines: [], withVideos: false };
  expect(await sim.finish(sim.app.engine.start(packs, { isPending: false }))).toEqual({ kind: 'already-loading' });
  expect(sim.app.reports).toEqual(['offline start ignored: loading']);
  expect(state().packs).toEqual(ALL);
});

test('nothing is loaded while an update is pending', async () => {
  expect(await sim.finish(sim.app.engine.start(ALL, { isPending: true }))).toEqual({ kind: 'update-pending' });
  expect(state()).toEqual(INITIAL_STATE);
  expect(network().asked).toEqual([]);
});

test('a session that has ended is renewed, and the load goes on', async () => {
  network().hasSession = false;
  await load(sim);
  expect(state().phase).toBe('offline');
  expect(network().asked).toContain('auth/ping');
});

test('a pause loads nothing, and what was loaded is not loaded again', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 1);
  sim.app.engine.pause();
  const asked = network().asked.length;
  await sim.run(10_000);
  expect([state().phase, network().asked.length]).toEqual(['paused', asked]);
  sim.app.engine.resume();
  await ended(sim);
  expect(state().phase).toBe('offline');
  const once = askedSince(asked).filter((path) =>
    network()
      .asked.slice(0, asked - 1)
      .includes(path),
  );
  expect(once).toEqual([]);
});

test('the contents are as of the time at which their release was asked for, by the clock of the server', async () => {
  const { time } = sim.machine;
  const server = () => time.now + Date.UTC(2026, 10, 23);
  time.wallOffset += 5 * 86_400_000;
  sim.app.engine.checkAge(server());
  const before = server();
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 1);
  sim.app.engine.pause();
  const paused = server();
  sim.world.publish();
  await sim.run(86_400_000);
  sim.app.engine.resume();
  await ended(sim);
  expect(state().catalogue?.release).toBe(1);
  const asOf = Date.parse(state().catalogue?.loadedAt ?? '');
  expect(asOf).toBeGreaterThanOrEqual(Math.floor(before));
  expect(asOf).toBeLessThanOrEqual(paused);
});

test('an interrupted load is cleared at the next start of the app', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 1);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'online', error: null, counters: INITIAL_STATE.counters, catalogue: null });
});

test('the old catalogue is used while a new one loads, and only what has changed is loaded', async () => {
  await load(sim);
  const [bytes, asked] = [network().sentBytes, network().asked.length];
  const known = new Set(sim.world.expected(1, ALL).values());
  sim.world.publish();
  await sim.start(ALL);
  expect(state()).toMatchObject({ phase: 'loading', isOffline: true, catalogue: { release: 1 } });
  expect(activeCatalogue(sim.machine.disk)?.index.release).toBe(1);
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', isOffline: true, catalogue: { release: 2 } });
  expect(askedSince(asked).slice(0, 2)).toEqual(['release/manifest?since=1', 'release/manifest?since=1']);
  const sizes = sim.world.sizes();
  const changed = [...new Set(sim.world.expected(2, ALL).values())].filter((sha256) => !known.has(sha256));
  const ofNoRelease = 100;
  expect(network().sentBytes - bytes).toBeLessThanOrEqual(
    changed.reduce((sum, sha256) => sum + (sizes.get(sha256) ?? 0), 0) + ofNoRelease,
  );
});

test('a load ends on the release that it began with, and begins anew where that is gone', async () => {
  await sim.start(ALL);
  sim.world.publish();
  await ended(sim);
  expect(state().catalogue?.release).toBe(1);
  sim.world.publish();
  await sim.start(ALL);
  sim.world.publish();
  sim.world.firstReadable = sim.world.current.id;
  await ended(sim);
  expect(state().catalogue?.release).toBe(4);
});

test('going online keeps the catalogue, and going offline again loads no file of it', async () => {
  await load(sim);
  await sim.finish(sim.app.engine.goOnline());
  expect(state()).toMatchObject({ phase: 'online', isOffline: false, offlineTimestamp: null, catalogue: { release: 1 } });
  const asked = network().asked.length;
  await load(sim);
  expect(state().phase).toBe('offline');
  expect(askedSince(asked).filter((path) => !/manifest|user\/current|page-counts/.test(path))).toEqual([]);
});

test('offline mode ends 30 days after it began, by the time of the server', async () => {
  await load(sim);
  const { engine } = sim.app;
  const since = state().offlineTimestamp ?? 0;
  expect(engine.checkAge(null)).toEqual({ kind: 'fine' });
  expect(engine.checkAge(since + DAY)).toEqual({ kind: 'day-warning', daysLeft: 29 });
  expect(engine.checkAge(since + 30 * DAY + 1)).toEqual({ kind: 'forced-logout' });
  await sim.finish(engine.goOnline());
  expect(engine.checkAge(since + 40 * DAY)).toEqual({ kind: 'fine' });
});

test('a removed catalogue leaves nothing', async () => {
  await load(sim);
  await sim.removeAll();
  expect(state()).toMatchObject({ phase: 'online', isOffline: false, catalogue: null });
  expect(sim.machine.disk.paths()).toEqual([]);
});

test('a plan says what a load needs, by stage and by line, and names each line in both languages', async () => {
  const plan = await sim.finish(sim.app.engine.plan(ALL));
  const titles = { de: expect.stringMatching(/ de$/), en: expect.stringMatching(/ en$/) };
  expect(plan).toMatchObject({
    release: 1,
    lines: [
      { slug: 'x', titles },
      { slug: 'y', titles },
    ],
  });
  expect(plan.missingBytes).toBe(plan.totalBytes);
  expect(plan.keptVideoBytes).toBe(plan.videoBytes);
  const silent = await sim.finish(sim.app.engine.plan({ lines: null, withVideos: false }));
  expect(silent).toMatchObject({ videoBytes: plan.videoBytes, keptVideoBytes: 0 });
  await load(sim);
  expect(STAGES.map((stage) => state().counters[stage].total)).toEqual(STAGES.map((stage) => plan.files[stage]));
  expect((await sim.finish(sim.app.engine.plan(ALL))).missingBytes).toBe(0);
});

test('a line that one language lacks is named as in the other one', async () => {
  sim.world.current.documents.delete('en/product-line/y');
  const { lines } = await sim.finish(sim.app.engine.plan(ALL));
  const german = expect.stringMatching(/^Line y .* de$/);
  expect(lines[1]).toMatchObject({ slug: 'y', titles: { de: german, en: german } });
});

test('a line without its videos loads what the plan says, also where all lines are kept', async () => {
  const packs = { lines: null, withVideos: true, withoutVideos: ['x'] };
  const silent = [...sim.world.expected(1, ALL).keys()].filter((key) => !sim.world.expected(1, packs).has(key));
  expect(silent).not.toEqual([]);
  const plan = await sim.finish(sim.app.engine.plan(packs));
  await sim.start(packs);
  await ended(sim);
  expect(STAGES.map((stage) => state().counters[stage].total)).toEqual(STAGES.map((stage) => plan.files[stage]));
  expect(Object.keys(activeCatalogue(sim.machine.disk)?.index.files ?? {})).not.toEqual(expect.arrayContaining(silent));
});

test('a load that was given up leaves the packs of the catalogue in use, also where the app ended meanwhile', async () => {
  const few = { lines: [], withVideos: false };
  await load(sim);
  await sim.start(few);
  expect(state()).toMatchObject({ phase: 'loading', packs: few });
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({ phase: 'offline', packs: ALL });
  await sim.start(few);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'offline', packs: ALL });
  await sim.start(few);
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', packs: few });
});
