import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import type { StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import { keepManifests } from '../activate/kept-manifests.ts';
import type { CatalogueOnDisk } from '../activate/read-catalogue.ts';
import { MOST_PLANS, PROGRESS_MS, WORKERS } from '../constants.ts';
import type { EngineContext } from '../engine.ts';
import type { EngineSteps } from '../engine-steps.ts';
import type { CataloguePlan, LoadTask } from '../plan/catalogue-plan.ts';
import type { Planner } from '../plan/planner.ts';
import { listSound } from '../plan/space.ts';
import { DISK_FULL, type OfflineState, STAGES, type Stage } from '../state.ts';
import { historyKey } from './load-task.ts';
import { changedEachTime, NO_VIDEO_SOURCES, OfflineError, OtherRelease } from './offline-error.ts';
import { Progress } from './progress.ts';

export interface LoadParts {
  engine: EngineContext;
  steps: EngineSteps;
  planner: Planner;
  /** Server's time, ms since 1970. */
  now(): number;
  packs: Packs;
  /** Files whose content was read in this run of the app. */
  sound: Set<string>;
  /** Files whose content was found wrong, and that were not replaced since. */
  damaged: Set<string>;
  tell(told: ReturnType<Progress['asState']>): void;
}

/** A plan and what of it is done. */
interface Work {
  plan: CataloguePlan;
  /** When the release was asked for, ms since 1970: its contents are as of then, however long the load takes. */
  plannedAt: number;
  /** Nothing that was kept of a former release is part of the plan. */
  isFresh: boolean;
  progress: Progress;
  loaded: Map<LoadTask, StoredFile>;
  onDisk: Map<string, StoredFile>;
}

/** One load, over pauses and retries, until its catalogue is active. */
export class Load {
  readonly #of: LoadParts;
  #work: Work | null = null;
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(of: LoadParts) {
    this.#of = of;
  }

  /** True when a retry can go on with the stage that failed. */
  get isPlanned(): boolean {
    return this.#work !== null;
  }

  /** What still comes over the network; null before it is planned. */
  get bytesToLoad(): number | null {
    return this.#work?.progress.bytesToLoad ?? null;
  }

  /** Plans the load, unless that was done; answers what the disk has too little of. Throws OfflineError. */
  async prepare(signal: AbortSignal, isFresh = false): Promise<{ neededBytes: number; freeBytes: number } | null> {
    if (this.#work) return null;
    const { engine, steps, planner, packs, damaged } = this.#of;
    const { plan } = await planner.plan(packs, { isFresh, signal });
    const plannedAt = this.#of.now();
    signal.throwIfAborted();
    // What is active is read from the disk: after an error, memory may not know of it, and its files would be removed.
    await steps.cleanUpBefore(engine.files, await steps.readCatalogue(engine.files), plan);
    const onDisk = await listSound(engine.files, damaged);
    const lacking = await steps.needsSpace(engine.files, plan, onDisk);
    signal.throwIfAborted();
    if (lacking) return lacking;
    const isOnDisk = (task: LoadTask) => onDisk.has(historyKey(task) ?? '');
    const progress = new Progress(plan.tasks, engine.clock.monotonic, isOnDisk);
    this.#work = { plan, plannedAt, isFresh, progress, loaded: new Map(), onDisk };
    return null;
  }

  /** Loads what is not loaded yet. Throws OfflineError, and the reason of the signal. */
  async loadFiles(signal: AbortSignal): Promise<void> {
    for (let plans = 1; ; plans++) {
      const work = this.#work ?? (await this.#planAgain(signal));
      try {
        work.progress.resume();
        for (const stage of STAGES) await this.#loadStage(stage, work, signal);
        return;
      } catch (error) {
        if (!(error instanceof OtherRelease) || plans >= MOST_PLANS)
          throw error instanceof OtherRelease ? changedEachTime() : error;
        const { plan } = await this.#planAgain(signal);
        // The server still has the release, and what it answers is wrong all the same.
        if (work.isFresh && plan.release === work.plan.release) throw error.cause;
      } finally {
        work.progress.pause();
      }
    }
  }

  /** Makes the loaded catalogue the active one; it cannot be cancelled. Throws OfflineError and TransferError. */
  async activate(): Promise<CatalogueOnDisk> {
    const { engine, steps } = this.#of;
    if (!this.#work) throw new OfflineError('default', 'Nothing was loaded.');
    const { plan, plannedAt, loaded } = this.#work;
    return steps.activate(engine.files, steps.makeIndex(plan, loaded, plannedAt));
  }

  /** Removes what the active catalogue does not need, and keeps what the next load goes by. */
  async tidy(catalogue: CatalogueOnDisk): Promise<void> {
    const { engine, steps } = this.#of;
    try {
      await steps.cleanUp(engine.files, catalogue);
      if (this.#work) await keepManifests(engine.files, this.#work.plan.manifests);
    } catch (error) {
      // The catalogue is active. What is left over goes with the next load.
      engine.report({ what: 'offline clean-up failed', detail: String(error) });
    }
  }

  async #planAgain(signal: AbortSignal): Promise<Work> {
    this.#work = null;
    const lacking = await this.prepare(signal, true);
    if (lacking || !this.#work) throw new OfflineError('default', DISK_FULL, { cause: lacking });
    this.#report();
    return this.#work;
  }

  async #loadStage(stage: Stage, work: Work, signal: AbortSignal): Promise<void> {
    const { engine, steps, sound, damaged } = this.#of;
    const { plan, progress, loaded, onDisk } = work;
    signal.throwIfAborted();
    if (stage === 'videos' && plan.withoutSource.length > 0) {
      throw new OfflineError('videoFailed', NO_VIDEO_SOURCES, { cause: plan.withoutSource });
    }
    const controller = new AbortController();
    const stop = () => controller.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const ofStage = {
      engine,
      release: plan.release,
      history: { files: onDisk, sound, damaged },
      signal: controller.signal,
      onBytes: (task: LoadTask, bytes: number) => {
        progress.came(task, bytes);
        this.#reportNowAndThen();
      },
    };
    const tasks = plan.tasks.filter((task) => task.stage === stage && !progress.isDone(task));
    try {
      await steps.runStage(tasks, {
        workers: WORKERS[stage],
        sleep: engine.clock.sleep,
        controller,
        work: async (task, tries) => {
          const outcome = await steps.loadTask(task, tries, ofStage);
          if (outcome.kind === 'again') {
            progress.failed(task);
            return 'again';
          }
          if (outcome.kind === 'done') loaded.set(task, outcome.file);
          progress.finished(task);
          this.#report();
          return 'done';
        },
      });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  #report(): void {
    const { engine, tell } = this.#of;
    if (!this.#work) return;
    this.#reportedAt = engine.clock.monotonic();
    tell(this.#work.progress.asState());
  }

  #reportNowAndThen(): void {
    if (this.#of.engine.clock.monotonic() - this.#reportedAt >= PROGRESS_MS) this.#report();
  }

  /** Counters before the first file is there. */
  asState(): Pick<OfflineState, 'counters' | 'bytes' | 'remainingMs'> | null {
    return this.#work?.progress.asState() ?? null;
  }
}
