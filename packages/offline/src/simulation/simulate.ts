import { act, changeWeather } from './act.ts';
import { activeCatalogue, demand } from './invariants.ts';
import { ALL, type Planted, Simulation } from './simulation.ts';
import { CHECKPOINT, CHUNK } from './store.ts';

export interface Report {
  seed: number;
  /** Everything that happened, in its order: the same seed gives the same. */
  trace: string[];
  kills: number;
}
/** A rule did not hold; the seed repeats it. */
export class SimulationFailure extends Error {
  override name = 'SimulationFailure';
  readonly seed: number;
  constructor(seed: number, cause: unknown, trace: readonly string[]) {
    super(`Seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}\n${trace.slice(-25).join('\n')}`, { cause });
    this.seed = seed;
  }
}

/** One life of an installation with everything that can happen to it. Throws SimulationFailure. */
export async function simulate(seed: number, planted: Planted = {}): Promise<Report> {
  const sim = new Simulation(seed, planted);
  try {
    await sim.open();
    if (sim.random.chance(0.7)) changeWeather(sim);
    await sim.start(ALL);
    const actions = 2 + sim.random.below(10);
    for (let done = 0; done < actions; done++) {
      await sim.run(sim.random.next() * sim.random.pick([5, 60, 400]));
      await act(sim);
      sim.check();
    }
    const silent = { lines: null, withVideos: true, withoutVideos: ['x'] };
    await sim.settle(sim.random.pick([ALL, silent, { lines: ['x'], withVideos: false }]));
    return { seed, trace: sim.trace, kills: sim.kills };
  } catch (error) {
    throw new SimulationFailure(seed, error, sim.trace);
  }
}

/** Bytes that are loaded twice after a kill at most: documents that were under way, and of files what came since the last note. */
const EXTRA_PER_KILL = 20 * 600 + 4 * (CHECKPOINT + 2 * CHUNK);

/** A load of a larger catalogue that is killed again and again loads little twice. Throws SimulationFailure. */
export async function simulateKills(seed: number, planted: Planted = {}): Promise<{ extraBytes: number; kills: number }> {
  const sim = new Simulation(seed, planted, 90);
  try {
    await sim.open();
    const kills = 3 + sim.random.below(8);
    for (let killed = 0; killed < kills; killed++) {
      await sim.start(ALL);
      await sim.run(sim.random.next() * 500);
      await sim.kill(sim.random.chance(0.5) ? 'process' : 'power');
    }
    await sim.settle(ALL);
    const files = Object.values(activeCatalogue(sim.machine.disk)?.index.files ?? {});
    const sizes = new Map(files.map(({ folder, sha256, size }) => [`${folder}/${sha256}`, size]));
    const extraBytes = sim.machine.network.sentBytes - [...sizes.values()].reduce((sum, size) => sum + size, 0);
    demand(extraBytes <= sim.kills * EXTRA_PER_KILL, `few bytes are loaded twice: ${extraBytes} after ${sim.kills} kills`);
    return { extraBytes, kills: sim.kills };
  } catch (error) {
    throw new SimulationFailure(seed, error, sim.trace);
  }
}
