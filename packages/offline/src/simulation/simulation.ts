import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import { ENGINE_STEPS, type EngineSteps } from '../engine-steps.ts';
import type { OfflineState } from '../state.ts';
import { App, type Machine } from './app.ts';
import { Disk } from './disk.ts';
import {
  activeCatalogue,
  checkCatalogue,
  checkComplete,
  checkState,
  checkTidy,
  checkTransfers,
  demand,
  Violation,
} from './invariants.ts';
import { Network, type ServedFault } from './network.ts';
import { Random } from './random.ts';
import { CAREFUL, type StoreCare } from './store.ts';
import { settle, Time } from './time.ts';
import { hashOf, World } from './world.ts';

/** What is put in the place of the engine's own steps, or left out by the store. */
export interface Planted {
  steps?: Partial<EngineSteps>;
  care?: Partial<StoreCare>;
}
export const ALL: Packs = { lines: null, withVideos: true };
/** Simulated ms: what has not ended by then never ends. */
const LONGEST_LOAD_MS = 120_000;

/** Whether a file, which is named by its hash, has its bytes. */
const isRight = (path: string, bytes: Uint8Array | null): boolean => bytes !== null && path.endsWith(hashOf(bytes));

/** A life of one installation. `kinds`: what may happen to it. */
export class Simulation {
  readonly trace: string[] = [];
  readonly random: Random;
  readonly world: World;
  readonly machine: Machine;
  app: App;
  kills = 0;
  /** Paths of files whose bytes the disk has changed. */
  readonly rotten = new Set<string>();
  #seenVersion = -1;
  #seenPointer: string | null = null;
  #faultsSince: ServedFault[] = [];
  #diskFault = false;
  #mayLosePointer = false;
  #isChanged = false;

  constructor(seed: number, { steps, care }: Planted, size?: number) {
    this.random = new Random(seed);
    this.world = new World(this.random, size);
    this.machine = {
      random: this.random,
      time: new Time(),
      disk: new Disk(),
      network: new Network(this.random, this.world),
      steps: { ...ENGINE_STEPS, ...steps },
      care: { ...CAREFUL, ...care },
    };
    this.app = this.#startApp(null);
  }

  #startApp(stored: OfflineState | null): App {
    const app = new App(this.machine, stored);
    app.onChange = (what) => {
      this.#isChanged = true;
      this.trace.push(`${Math.round(this.machine.time.now)} ${what}`);
    };
    return app;
  }

  readonly note = (what: string): void => {
    this.trace.push(`${Math.round(this.machine.time.now)} -- ${what}`);
  };

  /** A damaged file is right again once it was loaded again and no power failure can take it away; until then it may be missing, and so may the catalogue. */
  #forgetMended(): void {
    const { disk } = this.machine;
    for (const path of this.rotten)
      if (isRight(path, disk.read(path)) && isRight(path, disk.safe(path))) this.rotten.delete(path);
  }

  /** Rules that hold at any time. */
  check(): void {
    const { disk, network } = this.machine;
    if (this.app.broken) throw new Violation(this.app.broken);
    if (this.app.removals > 0) this.#mayLosePointer = true;
    this.#faultsSince.push(...network.served.splice(0));
    if (disk.hasFailed || disk.capacity < Number.MAX_SAFE_INTEGER) this.#diskFault = true;
    if (this.#isChanged) {
      this.#isChanged = false;
      checkTransfers(this.app);
      checkState(this.app.engine.state(), this.#faultsSince, this.#diskFault || this.rotten.size > 0);
    }
    if (disk.version === this.#seenVersion) return;
    this.#seenVersion = disk.version;
    this.#forgetMended();
    const active = checkCatalogue(disk, this.world, this.rotten);
    const name = active?.name ?? null;
    demand(
      name !== null || this.#seenPointer === null || this.#mayLosePointer || this.rotten.size > 0,
      'a catalogue stays until another one is there',
    );
    if (active && name !== this.#seenPointer) {
      this.trace.push(`   catalogue ${name}`);
      checkComplete(active, this.world, this.app.engine.state().packs, network.notFound);
    }
    this.#seenPointer = name;
    demand(
      this.app.engine.state().phase !== 'offline' || name !== null || this.rotten.size > 0,
      'offline mode has its catalogue on the disk',
    );
    if (this.app.removals === 0) this.#mayLosePointer = false;
  }

  /** Lets time pass until `until` holds; false when `ms` have passed before. */
  async run(ms: number, until: () => boolean = () => false): Promise<boolean> {
    const { time } = this.machine;
    const end = time.now + ms;
    await settle();
    while (!until()) {
      if (!(await time.step(end))) return until();
      this.check();
    }
    return true;
  }

  /** Waits for what the app was asked for. */
  async finish<T>(promise: Promise<T>, ms = LONGEST_LOAD_MS): Promise<T> {
    let result: { value: T } | undefined;
    let failure: { error: unknown } | undefined;
    promise.then(
      (value) => {
        result = { value };
      },
      (error: unknown) => {
        failure = { error };
      },
    );
    demand(await this.run(ms, () => result !== undefined || failure !== undefined), 'what was asked for ends');
    if (failure) throw failure.error;
    if (!result) throw new Violation('what was asked for ends');
    return result.value;
  }

  async open(): Promise<void> {
    const { isOffline } = this.app.engine.state();
    await this.finish(this.app.engine.open());
    while (this.app.engine.state().phase === 'error') {
      demand(this.app.engine.state().isOffline === isOffline, 'a disk that cannot be read at the start keeps the mode');
      await this.retry();
    }
    const { phase, catalogue } = this.app.engine.state();
    demand(phase === 'online' || phase === 'offline', 'an interrupted load is cleared at the start');
    const active = activeCatalogue(this.machine.disk);
    const isWhole =
      active !== null &&
      Object.values(active.index.files).every(({ folder, sha256 }) => this.machine.disk.read(`${folder}/${sha256}`));
    demand(!isWhole || catalogue?.release === active.index.release, 'the catalogue on the disk is found');
    demand((phase === 'offline') === (isOffline && catalogue !== null), 'a start keeps the mode');
    this.#faultsSince = [];
  }

  /** Ends the process at once, or the whole computer, and starts it again. */
  async kill(kind: 'process' | 'power'): Promise<void> {
    this.kills += 1;
    this.note(`kill ${kind}`);
    // What follows from the last moment without waiting was done before.
    await settle();
    const wasSwitched = this.app.engine.state().phase === 'offline';
    const stored = this.app.kill();
    if (kind === 'power') {
      this.machine.disk.powerFailure(this.random);
      // Between the rename and its way to the disk the former catalogue may come back.
      if (!wasSwitched) this.#seenPointer = activeCatalogue(this.machine.disk)?.name ?? null;
    }
    this.app = this.#startApp(stored);
    checkCatalogue(this.machine.disk, this.world, this.rotten);
    await this.open();
  }

  async start(packs: Packs): Promise<void> {
    this.note(`start ${JSON.stringify(packs)}`);
    const { phase } = this.app.engine.state();
    const { disk, network } = this.machine;
    if (phase === 'online' || phase === 'offline') this.#faultsSince = [];
    const isPublishing = network.publishes > 0;
    const result = await this.finish(this.app.engine.start(packs, { isPending: false }));
    const isResting = phase === 'online' || phase === 'offline';
    demand(isResting || result.kind === 'already-loading', 'a second load does not start');
    demand(result.kind !== 'already-loading' || !isResting, 'a load starts');
    if (result.kind === 'no-space') {
      demand(result.neededBytes > result.freeBytes, 'a refused load says what is missing');
      demand(disk.capacity < Number.MAX_SAFE_INTEGER, 'a load that fits is not refused');
    }
    if (result.kind !== 'started' || isPublishing || this.app.engine.state().phase !== 'loading') return;
    const sizes = this.world.sizes();
    const missing = new Set(this.world.expected(this.world.current.id, packs).values());
    for (const path of disk.paths()) missing.delete(path.split('/')[1] ?? '');
    // What interrupted transfers left is gone on with, or makes room.
    const begun = new Map(
      disk.paths().map((path) => [/^partial\/.*-([^-.]+)$/.exec(path)?.[1], disk.read(path)?.length ?? 0] as const),
    );
    const restOf = (sha256: string) => Math.max(0, (sizes.get(sha256) ?? 0) - (begun.get(sha256) ?? 0));
    const bytes = [...missing].reduce((sum, sha256) => sum + restOf(sha256), 0);
    demand(bytes <= disk.capacity - disk.used, 'a load that does not fit is refused');
  }

  async retry(): Promise<void> {
    this.note('retry');
    this.#faultsSince = [];
    await this.finish(this.app.engine.retry());
  }

  async removeAll(): Promise<void> {
    this.note('remove all');
    const failures = this.machine.disk.failures;
    const isDone = await this.finish(this.app.engine.removeAll()).then(
      () => true,
      (error: unknown) => {
        demand(error instanceof TransferError && failures > 0, 'only the disk keeps a catalogue from being removed');
        return false;
      },
    );
    // The store removes texts that were not written to their end at its next start.
    const left = this.machine.disk.paths().filter((path) => !path.endsWith('.new'));
    demand(!isDone || left.length === 0, 'nothing is left of a removed catalogue');
    if (isDone) this.rotten.clear();
  }

  /** A process that runs for some time in offline mode finds what the disk has changed. */
  async noticeDamage(): Promise<void> {
    const isOffline = () => this.app.engine.state().phase === 'offline';
    if (!isOffline()) return;
    await this.run(60_000, () => !isOffline());
    const files = Object.values(activeCatalogue(this.machine.disk)?.index.files ?? {});
    const names = new Set(files.map(({ folder, sha256 }) => `${folder}/${sha256}`));
    const { disk } = this.machine;
    const damaged = [...this.rotten].filter((path) => names.has(path) && !isRight(path, disk.read(path)));
    const { damaged: told } = this.app.engine.state();
    demand(!isOffline() || told === damaged.length, `${damaged.length} damaged files are told, not ${told}`);
  }

  /** Faults end; the person tries on until offline mode is there. */
  async settle(packs: Packs): Promise<void> {
    const { network, disk, time } = this.machine;
    this.note('settle');
    network.faulty = 0;
    network.publishes = 0;
    disk.failures = 0;
    disk.capacity = Number.MAX_SAFE_INTEGER;
    // The app is started again, so that bytes that the disk has changed are noticed by the next load.
    await this.kill('process');
    for (let tries = 0; tries < 6; tries++) {
      const { phase } = this.app.engine.state();
      if (phase === 'error') await this.retry();
      else await this.start(packs);
      demand(await this.run(LONGEST_LOAD_MS, () => ['offline', 'error'].includes(this.app.engine.state().phase)), 'a load ends');
      if (this.app.engine.state().phase === 'offline') break;
    }
    await this.run(1000);
    this.rotten.clear();
    const state = this.app.engine.state();
    demand(state.phase === 'offline', 'a load without faults ends offline');
    const active = checkCatalogue(disk, this.world, this.rotten);
    demand(active !== null && active.index.release === this.world.current.id, 'the catalogue is the newest');
    checkComplete(active, this.world, packs, new Set());
    checkTidy(disk);
    demand(this.app.awake === 0, 'the computer may sleep again');
    demand(this.app.transfers.size === 0, 'nothing is loaded any more');
    demand(state.catalogue?.release === active.index.release, 'the state knows its catalogue');
    demand(!(await time.step(time.now + 600_000)), 'nothing waits any more');
  }
}
