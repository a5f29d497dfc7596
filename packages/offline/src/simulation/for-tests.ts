import type { FileFolder } from '@vitrine/platform/catalogue-files/types.ts';
import type { Stage } from '../state.ts';
import type { NetworkFault } from './network.ts';
import { ALL, Simulation } from './simulation.ts';

/** A world that has files of every stage. */
export const SEED = 3;

/** An engine in such a world, for tests that say themselves what happens to it. */
export async function openSimulation(): Promise<Simulation> {
  const sim = new Simulation(SEED, {}, 40);
  await sim.open();
  return sim;
}

/** Lets time pass until a load has ended, and the disk is tidy: then the computer may sleep. */
export const ended = (sim: Simulation) =>
  sim.run(60_000, () => ['offline', 'error'].includes(sim.app.engine.state().phase) && sim.app.awake === 0);

/** A whole load, to its end or its failure. */
export async function load(sim: Simulation): Promise<void> {
  await sim.start(ALL);
  await ended(sim);
}

/** The largest file of a folder, which the test is about to damage: the rules of the simulation do not count it as a fault of the engine. */
export function fileToDamage(sim: Simulation, folder: FileFolder = 'images'): string {
  const { disk } = sim.machine;
  const size = (path: string) => disk.read(path)?.length ?? 0;
  const ofFolder = disk.paths().filter((name) => name.startsWith(`${folder}/`));
  const [path = ''] = ofFolder.sort((one, other) => size(other) - size(one));
  sim.rotten.add(path);
  return path;
}

/** Every file of a stage is answered by a fault, at most `times`. */
export function failStage(sim: Simulation, stage: Stage, fault: NetworkFault, times = Number.POSITIVE_INFINITY): void {
  let left = times;
  sim.machine.network.choose = (_path, of) => (of === stage && left-- > 0 ? fault : null);
}
