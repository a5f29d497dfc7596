import { beforeEach, expect, test } from 'vitest';
import { App } from './simulation/app.ts';
import { ended, failStage, fileToDamage, load, openSimulation } from './simulation/for-tests.ts';
import { activeCatalogue } from './simulation/invariants.ts';
import { ALL, type Simulation } from './simulation/simulation.ts';
import { hashOf } from './simulation/world.ts';

/** Calls that do not wait for each other, and a disk that fails; the simulation does both at random too. */
let sim: Simulation;
beforeEach(async () => {
  sim = await openSimulation();
});

const state = () => sim.app.engine.state();

test('a load that is given up cannot be continued while its transfers end', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().counters.images.done > 0);
  sim.app.engine.pause();
  const givenUp = sim.app.engine.stayOnline();
  sim.app.engine.resume();
  await sim.finish(givenUp);
  await sim.run(60_000);
  expect([state().phase, activeCatalogue(sim.machine.disk)]).toEqual(['online', null]);
  expect(sim.app.awake).toBe(0);
});

test('a load that is started right after another was given up waits for its end, and is whole', async () => {
  await sim.start({ lines: [], withVideos: false });
  await sim.run(60_000, () => state().counters.images.done > 0);
  const givenUp = sim.app.engine.stayOnline();
  const started = sim.app.engine.start(ALL, { isPending: false });
  await sim.finish(Promise.all([givenUp, started]));
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', packs: ALL });
});

test('leaving offline mode while the catalogue is switched ends online, and the new catalogue stays', async () => {
  await sim.start(ALL);
  await sim.run(60_000, () => state().phase === 'restoring');
  const left = sim.app.engine.goOnline();
  expect(await sim.finish(sim.app.engine.start(ALL, { isPending: false }))).toEqual({ kind: 'already-loading' });
  await sim.finish(left);
  expect(state()).toMatchObject({ phase: 'online', isOffline: false, catalogue: { release: 1 } });
  expect(activeCatalogue(sim.machine.disk)?.index.release).toBe(1);
});

test('a load that is started while the catalogue is removed begins after that, and is whole', async () => {
  await load(sim);
  const removed = sim.app.engine.removeAll();
  await sim.run(1);
  const started = sim.app.engine.start(ALL, { isPending: false });
  await sim.finish(Promise.all([removed, started]));
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', catalogue: { release: 1 } });
  expect(activeCatalogue(sim.machine.disk)?.index.release).toBe(1);
});

test('a catalogue that could not be removed is still known', async () => {
  await load(sim);
  sim.machine.disk.failures = 1;
  await expect(sim.finish(sim.app.engine.removeAll())).rejects.toThrow('disk');
  expect(state()).toMatchObject({ phase: 'online', catalogue: { release: 1 } });
});

test('a catalogue that cannot be read at the start is reported, keeps its mode, and is there when a retry can read it', async () => {
  await load(sim);
  const stored = sim.app.kill();
  sim.app = new App(sim.machine, stored);
  sim.machine.disk.failures = 1;
  await sim.finish(sim.app.engine.open());
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', error: 'EIO: i/o error', isOffline: true });
  await sim.finish(sim.app.engine.retry());
  expect(state()).toMatchObject({ phase: 'offline', isOffline: true, catalogue: { release: 1 } });
});

test('giving up a load keeps the mode where there is none, because the catalogue could not be read at the start', async () => {
  await load(sim);
  sim.app = new App(sim.machine, sim.app.kill());
  sim.machine.disk.failures = 1;
  await sim.finish(sim.app.engine.open());
  await sim.finish(sim.app.engine.stayOnline());
  expect(state()).toMatchObject({ phase: 'error', isOffline: true, age: expect.anything() });
  await sim.finish(sim.app.engine.retry());
  expect(state()).toMatchObject({ phase: 'offline', catalogue: { release: 1 } });
});

test('a switch that the disk did not confirm is an error, and the state says which catalogue is active', async () => {
  const { disk } = sim.machine;
  await sim.start(ALL);
  await sim.run(60_000, () => activeCatalogue(disk) !== null);
  disk.failures = 1;
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', catalogue: { release: 1 } });
  await sim.retry();
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', catalogue: { release: 1 } });
});

test('a file that the disk has changed is reported while the catalogue is in use, and the next load mends it alone', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim);
  disk.rot(path, 3);
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  await sim.run(60_000, () => state().damaged > 0);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 1 });
  expect(sim.app.reports).toEqual([`offline file damaged: ${path}`]);
  const { missingBytes } = await sim.finish(sim.app.engine.plan(ALL));
  expect(missingBytes).toBe(disk.read(path)?.length);
  const asked = sim.machine.network.asked.length;
  await load(sim);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  const assets = sim.machine.network.asked.slice(asked).filter((asset) => asset.startsWith('/assets/'));
  expect(assets).toHaveLength(1);
});

test('a file that the disk has changed stays in its catalogue while the load that would mend it fails', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim);
  disk.rot(path, 3);
  await sim.kill('process');
  failStage(sim, 'images', 'status-500');
  await load(sim);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'imageFailed' });
  // A retry of the same load does not take the wrong bytes either.
  await sim.retry();
  await ended(sim);
  expect(state().phase).toBe('error');
  await sim.kill('process');
  expect(state()).toMatchObject({ phase: 'offline', catalogue: { release: 1 } });
  sim.machine.network.choose = () => null;
  await load(sim);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  expect(path).toContain(hashOf(disk.read(path) ?? new Uint8Array()));
});

test('a load asks for the room of a file that the disk is known to have changed', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim);
  const bytes = disk.read(path)?.length ?? 0;
  disk.rot(path, 3);
  await sim.kill('process');
  await sim.run(60_000, () => state().damaged > 0);
  disk.capacity = disk.used + bytes - 1;
  const spare = 16 * 1024 * 1024;
  const refused = { kind: 'no-space', neededBytes: bytes + spare, freeBytes: bytes - 1 + spare };
  expect(await sim.finish(sim.app.engine.start(ALL, { isPending: false }))).toEqual(refused);
  expect(state()).toMatchObject({ phase: 'offline', catalogue: { release: 1 }, damaged: 1 });
  disk.capacity = Number.MAX_SAFE_INTEGER;
  await load(sim);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  expect(path).toContain(hashOf(disk.read(path) ?? new Uint8Array()));
});

test('a load that finds such a file on a full disk fails as such and keeps the catalogue, and a retry says what is missing', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim, 'videos');
  const bytes = disk.read(path)?.length ?? 0;
  disk.rot(path, 3);
  await sim.kill('process');
  // Enough for the documents that each load brings anew.
  disk.capacity = disk.used + bytes / 2;
  await load(sim);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', error: 'disk-full', isOffline: true });
  expect(sim.app.reports).toEqual([expect.stringMatching(/^offline file damaged: /), 'offline load failed: default: disk-full']);
  expect(activeCatalogue(disk)?.index.release).toBe(1);
  expect(disk.read(path)).toHaveLength(bytes);
  expect(await sim.finish(sim.app.engine.retry())).toMatchObject({ kind: 'no-space' });
  expect(state()).toMatchObject({ phase: 'offline', error: null, catalogue: { release: 1 }, damaged: 1 });
  disk.capacity = Number.MAX_SAFE_INTEGER;
  await load(sim);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  expect(path).toContain(hashOf(disk.read(path) ?? new Uint8Array()));
});

test('where the disk fails before the right file takes its place, the next load brings it', async () => {
  await load(sim);
  const { disk } = sim.machine;
  const path = fileToDamage(sim);
  disk.rot(path, 3);
  await sim.kill('process');
  const rename = disk.rename.bind(disk);
  disk.rename = (from, to) => {
    disk.rename = to === path ? rename : disk.rename;
    if (to === path) disk.failures = 1;
    rename(from, to);
  };
  await load(sim);
  expect(state()).toMatchObject({ phase: 'error', errorType: 'default', error: 'EIO: i/o error' });
  await sim.retry();
  await ended(sim);
  expect(state()).toMatchObject({ phase: 'offline', damaged: 0 });
  expect(path).toContain(hashOf(disk.read(path) ?? new Uint8Array()));
});

test('a system that does not say whether the computer stays awake holds no load up', async () => {
  sim.app.staysAwake = false;
  await load(sim);
  expect(state().phase).toBe('offline');
  await sim.finish(sim.app.engine.goOnline());
  expect(state().phase).toBe('online');
});

test('a load after a start that could not read the catalogue takes nothing away from it', async () => {
  await load(sim);
  sim.app = new App(sim.machine, sim.app.kill());
  sim.machine.disk.failures = 1;
  await sim.finish(sim.app.engine.open());
  await sim.finish(sim.app.engine.goOnline());
  expect(state()).toMatchObject({ phase: 'online', isOffline: false });
  sim.world.publish();
  sim.machine.network.choose = (_path, stage) => (stage === 'dataObjects' ? 'status-500' : null);
  await load(sim);
  expect(activeCatalogue(sim.machine.disk)?.index.release).toBe(1);
  sim.check();
});
