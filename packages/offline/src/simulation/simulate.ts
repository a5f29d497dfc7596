import { act, changeWeather } from './act.ts';
import { activeCatalogue, demand } from './invariants.ts';
import { ALL, type Planted, Simulation } from './simulation.ts';
import { CHECKPOINT, CHUNK } from './store.ts';
import { hashOf } from './world.ts';

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
    await sim.settle(sim.random.chance(0.5) ? ALL : { lines: ['x'], withVideos: false });
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

/** Of a smaller file the room would not do for what a load writes beside it, such as the account and its notes. */
const LARGE = 700;
/** Simulated ms: what has not ended by then never ends. */
const LONGEST_MS = 120_000;

/** A load to its end or its failure, on a network that may fail, and perhaps the end of the process in the midst of it. */
async function loadWithoutLuck(sim: Simulation, isMended: () => boolean): Promise<void> {
  const { network } = sim.machine;
  const hasEnded = () => ['offline', 'error'].includes(sim.app.engine.state().phase);
  if (sim.random.chance(0.5)) changeWeather(sim);
  // Of another release the damaged file may be no part.
  network.publishes = 0;
  await sim.start(ALL);
  if (sim.random.chance(0.5)) await sim.run(sim.random.next() * 200);
  else await sim.run(LONGEST_MS, () => isMended() || hasEnded());
  network.faulty = 0;
  await sim.kill(sim.random.chance(0.5) ? 'process' : 'power');
  demand(sim.app.engine.state().catalogue !== null, 'a catalogue outlives a load that has no room');
}

/** A damaged file is mended on a disk that has no room for it beside the wrong one. Throws SimulationFailure. */
export async function simulateNoRoom(seed: number, planted: Planted = {}): Promise<void> {
  const sim = new Simulation(seed, planted, 60);
  const { disk } = sim.machine;
  const phase = () => sim.app.engine.state().phase;
  try {
    await sim.open();
    await sim.settle(ALL);
    const files = disk.paths().filter((name) => /\/[0-9a-f]{64}$/.test(name) && (disk.read(name)?.length ?? 0) > LARGE);
    const path = sim.random.pick(files);
    const isMended = () => path.endsWith(hashOf(disk.read(path) ?? new Uint8Array()));
    sim.rotten.add(path);
    disk.rot(path, sim.random.below(10_000));
    await sim.kill('process');
    disk.capacity = disk.used + LARGE / 2;
    for (let loads = sim.random.below(3); loads > 0 && !isMended(); loads--) await loadWithoutLuck(sim, isMended);
    // The damage may be known before the load, or be found by it.
    if (sim.random.chance(0.5)) await sim.run(LONGEST_MS, () => sim.app.engine.state().damaged > 0 || phase() !== 'offline');
    if (!isMended()) await sim.start(ALL);
    await sim.run(LONGEST_MS, () => isMended() || phase() === 'offline' || phase() === 'error');
    demand(isMended(), 'a damaged file makes room for the right one');
    // The text of the next catalogue comes beside that of the former one, for which a real disk has room to spare.
    disk.capacity = Number.MAX_SAFE_INTEGER;
    await sim.settle(ALL);
  } catch (error) {
    throw new SimulationFailure(seed, error, sim.trace);
  }
}
