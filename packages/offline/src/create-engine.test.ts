import { beforeEach, expect, test } from 'vitest';
import { ENGINE_STEPS } from './engine-steps.ts';
import { activeCatalogue } from './simulation/invariants.ts';
import type { NetworkFault } from './simulation/network.ts';
import { ALL, Simulation } from './simulation/simulation.ts';
import { INITIAL_STATE, STAGES, type Stage } from './state.ts';

const DAY = 86_400_000;
/** A world that has files of every stage. */
const SEED = 3;
let sim: Simulation;
beforeEach(async () => {
  sim = new Simulation(SEED, {}, 40);
  await sim.open();
});

const state = () => sim.app.engine.state();
const network = () => sim.machine.network;
const ended = () => sim.run(60_000, () => ['offline', 'error'].includes(state().phase));
async function load() {
  await sim.start(ALL);
  await ended();
}
/** Every file of a stage is answered by a fault, at most `times`. */
function failStage(stage: Stage, fault: NetworkFault, times = Number.POSITIVE_INFINITY) {
  let left = times;
  network().choose = (_path, of) => (of === stage && left-- > 0 ? fault : null);
}
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
  await load();
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

test.each<[Stage, NetworkFault, string, string]>([
  ['dataObjects', 'status-500', 'dataObjectFailed', 'Error fetching data'],
  ['dataObjects', 'status-404', 'dataObjectFailed', 'Error fetching data'],
  ['dataObjects', 'address-not-found', 'dataObjectFailed', 'Error Downloading Data'],
  ['dataObjects', 'drop', 'internet', 'Internet Connection Error'],
  ['images', 'address-not-found', 'imageFailed', 'address-not-found'],
  ['images', 'corrupt', 'imageFailed', 'wrong-content'],
  ['images', 'timeout', 'internet', 'Internet Connection Error'],
  ['renderings', 'status-500', 'renderingFailed', 'Request Failed: 500'],
  ['videos', 'status-500', 'videoFailed', 'Request Failed: 500'],
  ['videos', 'truncate', 'internet', 'Internet Connection Error'],
  ['pdfs', 'status-500', 'pdfFailed', 'Request Failed: 500'],
  ['360', 'status-500', 'webrotate360Failed', 'Request Failed: 500'],
])('%s with %s end in %s', async (stage, fault, errorType, error) => {
  failStage(stage, fault);
  await load();
  expect(state()).toMatchObject({ phase: 'error', errorType, error });
  expect(sim.app.reports.at(-1)).toBe(`offline load failed: ${errorType}: ${error}`);
  expect(sim.app.codes.at(-1)).toBe(errorType);
});

test.each<[Stage, number]>([
  ['images', 4],
  ['360', 4],
  ['videos', 1],
])('an address of %s that is not found is asked for %i times', async (stage, times) => {
  const missing = sim.world.current.assets.find(
    ({ kind }) => kind === (stage === 'images' ? 'image' : stage === '360' ? '360' : 'video'),
  );
  network().choose = (path) => (path === missing?.url ? 'address-not-found' : null);
  await load();
  expect(state().phase).toBe('error');
  expect(network().asked.filter((path) => path === missing?.url)).toHaveLength(times);
});

test('a file that the server does not have is reported and counts as done', async () => {
  const missing = sim.world.current.assets.find(({ kind }) => kind === 'image')?.url ?? '';
  network().choose = (path) => (path === missing ? 'status-404' : null);
  await load();
  expect(state().phase).toBe('offline');
  expect(sim.app.reports).toEqual([`offline file not found: ${missing}`]);
  expect(sim.app.codes).toEqual(['http-404']);
  expect(activeCatalogue(sim.machine.disk)?.index.files).not.toHaveProperty([missing.slice(1)]);
});

test('a video that has no version ends the load', async () => {
  const { planCatalogue } = ENGINE_STEPS;
  sim = new Simulation(SEED, { steps: { planCatalogue: (...of) => ({ ...planCatalogue(...of), withoutSource: ['v1'] }) } }, 40);
  sim.machine.network.served.push({ kind: 'status-500', stage: 'videos', path: '' });
  await sim.finish(sim.app.engine.start(ALL, { isPending: false }));
  while (state().phase === 'loading') await sim.machine.time.step(60_000);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'videoFailed', error: 'No video sources found' });
});

test('a retry goes on with the stage that failed', async () => {
  failStage('videos', 'status-500', 1);
  await load();
  expect(state().errorType).toBe('videoFailed');
  const asked = network().asked.length;
  await sim.retry();
  await ended();
  expect(state().phase).toBe('offline');
  const paths = askedSince(asked);
  const kinds = new Set(sim.world.current.assets.filter(({ url }) => paths.includes(url)).map(({ kind }) => kind));
  expect(paths.every((path) => path.startsWith('/assets/'))).toBe(true);
  expect([...kinds].sort()).toEqual(['360', 'pdf', 'video', 'video-thumbnail']);
});

test('a retry after an error of unknown type begins with the plan, and loads nothing twice', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 0);
  sim.machine.disk.failures = 1;
  sim.check();
  await ended();
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', error: 'EIO: i/o error' });
  const asked = network().asked.length;
  const loaded = new Set(
    network()
      .asked.slice(0, asked - 1)
      .filter((path) => path.startsWith('/assets/')),
  );
  await sim.retry();
  await ended();
  expect(state().phase).toBe('offline');
  expect(askedSince(asked)[0]).toMatch(/^release\/manifest/);
  expect(askedSince(asked).filter((path) => loaded.has(path))).toEqual([]);
});

test('a session that has ended is renewed, and the load goes on', async () => {
  network().hasSession = false;
  await load();
  expect(state().phase).toBe('offline');
  expect(network().asked).toContain('auth/ping');
});

test('staying online after an error clears it', async () => {
  failStage('images', 'status-500');
  await load();
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({
    phase: 'online',
    isOffline: false,
    error: null,
    errorType: null,
    counters: INITIAL_STATE.counters,
  });
});

test('a pause loads nothing, and what was loaded is not loaded again', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 1);
  sim.app.engine.pause();
  const asked = network().asked.length;
  await sim.run(10_000);
  expect([state().phase, network().asked.length]).toEqual(['paused', asked]);
  sim.app.engine.resume();
  await ended();
  expect(state().phase).toBe('offline');
  const once = askedSince(asked).filter((path) =>
    network()
      .asked.slice(0, asked - 1)
      .includes(path),
  );
  expect(once).toEqual([]);
});

test('an interrupted load is cleared at the next start of the app', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 1);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'online', error: null, counters: INITIAL_STATE.counters, catalogue: null });
});

test('the old catalogue is used while a new one loads, and only what has changed is loaded', async () => {
  await load();
  const [bytes, asked] = [network().sentBytes, network().asked.length];
  const known = new Set(sim.world.expected(1, ALL).values());
  sim.world.publish();
  await sim.start(ALL);
  expect(state()).toMatchObject({ phase: 'loading', isOffline: true, catalogue: { release: 1 } });
  expect(activeCatalogue(sim.machine.disk)?.index.release).toBe(1);
  await ended();
  expect(state()).toMatchObject({ phase: 'offline', isOffline: true, catalogue: { release: 2 } });
  expect(askedSince(asked).slice(0, 2)).toEqual(['release/manifest?since=1', 'release/manifest?since=1']);
  const sizes = sim.world.sizes();
  const changed = [...new Set(sim.world.expected(2, ALL).values())].filter((sha256) => !known.has(sha256));
  const ofNoRelease = 100;
  expect(network().sentBytes - bytes).toBeLessThanOrEqual(
    changed.reduce((sum, sha256) => sum + (sizes.get(sha256) ?? 0), 0) + ofNoRelease,
  );
});

test('staying online while an old catalogue is in use keeps it in use', async () => {
  await load();
  sim.world.publish();
  failStage('dataObjects', 'status-500');
  await load();
  expect(state()).toMatchObject({ phase: 'error', isOffline: true });
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({ phase: 'offline', isOffline: true, catalogue: { release: 1 } });
});

test('a load ends on the release that it began with, and begins anew where that is gone', async () => {
  await sim.start(ALL);
  sim.world.publish();
  await ended();
  expect(state().catalogue?.release).toBe(1);
  sim.world.publish();
  await sim.start(ALL);
  sim.world.publish();
  sim.world.firstReadable = sim.world.current.id;
  await ended();
  expect(state().catalogue?.release).toBe(4);
});

test('a kept manifest that the server knows nothing of is no harm', async () => {
  await load();
  const { disk } = sim.machine;
  const kept = new TextDecoder().decode(disk.read('manifest-de.json') ?? new Uint8Array());
  const { sha256 = '' } = sim.world.manifest('de', 1).routes.find(({ route }) => route === 'home-page') ?? {};
  disk.write('manifest-de.json', new TextEncoder().encode(kept.replace(sha256, '0'.repeat(64))));
  await sim.kill('process');
  await load();
  expect(state().phase).toBe('offline');
  expect(network().asked.filter((path) => path === 'release/manifest')).toHaveLength(4);
});

test('a load that does not fit is refused with what it needs and what there is', async () => {
  sim.machine.disk.capacity = 2000;
  const result = await sim.finish(sim.app.engine.start(ALL, { isPending: false }));
  expect(result).toMatchObject({ kind: 'no-space', freeBytes: 2000 + 16 * 1024 * 1024 });
  expect(state()).toMatchObject({ phase: 'online', error: null });
});

test('going online keeps the catalogue, and going offline again loads no file of it', async () => {
  await load();
  await sim.finish(sim.app.engine.goOnline());
  expect(state()).toMatchObject({ phase: 'online', isOffline: false, offlineTimestamp: null, catalogue: { release: 1 } });
  const asked = network().asked.length;
  await load();
  expect(state().phase).toBe('offline');
  expect(askedSince(asked).filter((path) => !/manifest|user\/current|page-counts/.test(path))).toEqual([]);
});

test('offline mode ends 30 days after it began, by the time of the server', async () => {
  await load();
  const { engine } = sim.app;
  const since = state().offlineTimestamp ?? 0;
  expect(engine.checkAge(null)).toEqual({ kind: 'fine' });
  expect(engine.checkAge(since + DAY)).toEqual({ kind: 'day-warning', daysLeft: 29 });
  expect(engine.checkAge(since + 30 * DAY + 1)).toEqual({ kind: 'forced-logout' });
  await sim.finish(engine.goOnline());
  expect(engine.checkAge(since + 40 * DAY)).toEqual({ kind: 'fine' });
});

test('a removed catalogue leaves nothing', async () => {
  await load();
  await sim.removeAll();
  expect(state()).toMatchObject({ phase: 'online', isOffline: false, catalogue: null });
  expect(sim.machine.disk.paths()).toEqual([]);
});

test('a catalogue that lacks a file is none, and the next load mends it', async () => {
  await load();
  const { disk } = sim.machine;
  const path = disk.paths().find((name) => name.startsWith('images/')) ?? '';
  sim.rotten.add(path);
  disk.remove(path);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'online', catalogue: null });
  await load();
  expect(state().phase).toBe('offline');
  expect(disk.read(path)).not.toBeNull();
});

test('a plan tells what a load needs, by stage and by line', async () => {
  const plan = await sim.finish(sim.app.engine.plan(ALL));
  expect(plan).toMatchObject({ release: 1, lines: [{ slug: 'x' }, { slug: 'y' }] });
  expect(plan.missingBytes).toBe(plan.totalBytes);
  await load();
  expect(STAGES.map((stage) => state().counters[stage].total)).toEqual(STAGES.map((stage) => plan.files[stage]));
  expect((await sim.finish(sim.app.engine.plan(ALL))).missingBytes).toBe(0);
});
