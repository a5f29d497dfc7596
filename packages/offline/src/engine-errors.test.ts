import { beforeEach, expect, test } from 'vitest';
import { SPARE_BYTES } from './constants.ts';
import { ENGINE_STEPS } from './engine-steps.ts';
import { ended, failStage, fileToDamage, load, openSimulation, SEED } from './simulation/for-tests.ts';
import { activeCatalogue } from './simulation/invariants.ts';
import type { NetworkFault } from './simulation/network.ts';
import { ALL, Simulation } from './simulation/simulation.ts';
import { INITIAL_STATE, type Stage } from './state.ts';

let sim: Simulation;
beforeEach(async () => {
  sim = await openSimulation();
});

const state = () => sim.app.engine.state();
const network = () => sim.machine.network;
const askedSince = (from: number) => network().asked.slice(from);

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
  failStage(sim, stage, fault);
  await load(sim);
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
  await load(sim);
  expect(state().phase).toBe('error');
  expect(network().asked.filter((path) => path === missing?.url)).toHaveLength(times);
});

test('a file that the server does not have is reported and counts as done', async () => {
  const missing = sim.world.current.assets.find(({ kind }) => kind === 'image')?.url ?? '';
  network().choose = (path) => (path === missing ? 'status-404' : null);
  await load(sim);
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
  failStage(sim, 'videos', 'status-500', 1);
  await load(sim);
  expect(state().errorType).toBe('videoFailed');
  const asked = network().asked.length;
  await sim.retry();
  await ended(sim);
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
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', error: 'EIO: i/o error' });
  const asked = network().asked.length;
  const loaded = new Set(
    network()
      .asked.slice(0, asked - 1)
      .filter((path) => path.startsWith('/assets/')),
  );
  await sim.retry();
  await ended(sim);
  expect(state().phase).toBe('offline');
  expect(askedSince(asked)[0]).toMatch(/^release\/manifest/);
  expect(askedSince(asked).filter((path) => loaded.has(path))).toEqual([]);
});

test('staying online after an error clears it', async () => {
  failStage(sim, 'images', 'status-500');
  await load(sim);
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({
    phase: 'online',
    isOffline: false,
    error: null,
    errorType: null,
    counters: INITIAL_STATE.counters,
  });
});

test('staying online while an old catalogue is in use keeps it in use', async () => {
  await load(sim);
  sim.world.publish();
  failStage(sim, 'dataObjects', 'status-500');
  await load(sim);
  expect(state()).toMatchObject({ phase: 'error', isOffline: true });
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({ phase: 'offline', isOffline: true, catalogue: { release: 1 } });
});

test('a kept manifest that the server knows nothing of is no harm', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const kept = new TextDecoder().decode(disk.read('manifest-de.json') ?? new Uint8Array());
  const { sha256 = '' } = sim.world.manifest('de', 1).routes.find(({ route }) => route === 'home-page') ?? {};
  disk.write('manifest-de.json', new TextEncoder().encode(kept.replace(sha256, '0'.repeat(64))));
  await sim.kill('process');
  await load(sim);
  expect(state().phase).toBe('offline');
  expect(network().asked.filter((path) => path === 'release/manifest')).toHaveLength(4);
});

test('a load that does not fit is refused with what it needs and what there is', async () => {
  sim.machine.disk.capacity = 2000;
  const result = await sim.finish(sim.app.engine.start(ALL, { isPending: false }));
  expect(result).toMatchObject({ kind: 'no-space', freeBytes: 2000 + 16 * 1024 * 1024 });
  expect(state()).toMatchObject({ phase: 'online', error: null });
});

test('of a file whose transfer was interrupted a load needs room for the rest alone', async () => {
  const { disk } = sim.machine;
  const begun = () => disk.paths().filter((path) => /^partial\/[^.]+$/.test(path));
  await sim.start(ALL);
  await sim.run(60_000, () => begun().some((path) => path.includes('videos')));
  await sim.kill('process');
  const bytes = begun().reduce((sum, path) => sum + (disk.read(path)?.length ?? 0), 0);
  expect(bytes).toBeGreaterThan(0);
  const missing = async () => (await sim.finish(sim.app.engine.plan(ALL))).missingBytes;
  const rest = await missing();
  disk.capacity = disk.used;
  const refused = await sim.finish(sim.app.engine.start(ALL, { isPending: false }));
  expect(refused).toMatchObject({ kind: 'no-space', neededBytes: rest + SPARE_BYTES });
  for (const path of begun()) disk.remove(path);
  expect(await missing()).toBe(rest + bytes);
});

test('a catalogue that lacks a file is none, and the next load mends it', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim);
  disk.remove(path);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'online', catalogue: null });
  await load(sim);
  expect(state().phase).toBe('offline');
  expect(disk.read(path)).not.toBeNull();
});
