import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { hurry } from './hurry.ts';
import { demand } from './invariants.ts';
import { NETWORK_FAULTS } from './network.ts';
import { ALL, type Simulation } from './simulation.ts';

/** How often the network fails from now on, and how much is published while manifests are read. */
export function changeWeather({ random, machine, note }: Simulation): void {
  machine.network.faulty = random.pick([0, 0.02, 0.1, 0.4]);
  machine.network.budget = random.below(10);
  // Few kinds at a time: a load would seldom get to its end through all of them.
  machine.network.kinds = Array.from({ length: 1 + random.below(3) }, () => random.pick(NETWORK_FAULTS));
  machine.network.publishes = random.chance(0.3) ? 1 + random.below(2) : 0;
  note(`faults ${machine.network.faulty}`);
}

/** Ends the app while it switches to a new catalogue, where that comes to pass. */
async function killAtSwitch(sim: Simulation): Promise<void> {
  const { random } = sim;
  await sim.start(ALL);
  if (!(await sim.run(2000, () => sim.app.engine.state().phase === 'restoring'))) return;
  await sim.run(random.next() * 60);
  await sim.kill(random.chance(0.5) ? 'process' : 'power');
}

/** Something that a person, the server, the disk or the clock does. */
export function act(sim: Simulation): Promise<void> | void {
  const { random, world, machine, app } = sim;
  const { disk, time } = machine;
  const packs = (): Packs => ({
    lines: random.chance(0.5) ? null : random.pick([[], ['x'], ['y'], ['x', 'y']]),
    withVideos: random.chance(0.7),
    withoutVideos: random.pick([[], ['x'], ['y']]),
  });
  const { phase } = app.engine.state();
  const what = random.below(28);
  if (what < 5 && random.chance(0.3)) changeWeather(sim);
  if (what < 5) return phase === 'error' && random.chance(0.7) ? sim.retry() : sim.start(packs());
  if (what < 7) {
    // What the next process reads at its start may fail.
    if (random.chance(0.2)) [disk.failures, disk.failuresAfter] = [1, random.below(4)];
    return sim.kill(random.chance(0.5) ? 'process' : 'power');
  }
  if (what === 7) {
    sim.note('pause');
    return app.engine.pause();
  }
  if (what < 10) {
    sim.note('resume');
    return app.engine.resume();
  }
  if (what === 10) {
    sim.note('stay online');
    return sim.finish(app.engine.stayOnline());
  }
  if (what === 11) {
    sim.note('go online');
    return sim.finish(app.engine.goOnline());
  }
  if (what < 14) {
    sim.note('publish');
    world.publish();
    if (random.chance(0.4)) world.firstReadable = world.current.id;
    return;
  }
  if (what < 17) return changeWeather(sim);
  if (what === 17) {
    sim.note('disk');
    disk.capacity = random.chance(0.5) ? Number.MAX_SAFE_INTEGER : disk.used + random.below(9000);
    disk.failures = random.chance(0.4) ? 1 + random.below(2) : 0;
    disk.failuresAfter = random.below(random.pick([1, 20, 200]));
    return;
  }
  if (what === 18) {
    time.wallOffset += (random.next() - 0.5) * 80 * 86_400_000;
    app.engine.checkAge(random.chance(0.5) ? null : time.now);
    return;
  }
  if (what === 19) {
    const path = random.pick(['', ...disk.paths().filter((name) => /^[^.]+\/[0-9a-f]{64}$/.test(name))]);
    if (!path.startsWith('partial') && path !== '') {
      sim.note(`rot ${path}`);
      sim.rotten.add(path);
      disk.rot(path, random.below(10_000));
      // Only the next process reads the bytes of files that it has not loaded itself.
      return sim.kill('process').then(() => sim.noticeDamage());
    }
    return;
  }
  if (what === 20 && random.chance(0.3)) return sim.removeAll();
  if (what > 23) return hurry(sim, packs);
  if (what > 21) return killAtSwitch(sim);
  if (what === 21) {
    sim.note('two starts');
    const both = Promise.all([app.engine.start(packs(), { isPending: false }), app.engine.start(packs(), { isPending: false })]);
    return sim.finish(both).then(([, second]) => demand(second.kind === 'already-loading', 'a second load does not start'));
  }
}
