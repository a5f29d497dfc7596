import { FIRST_ESTIMATE_MS } from '../constants.ts';
import { type LoadTask, sizeOf } from '../plan/catalogue-plan.ts';
import type { OfflineState, Stage } from '../state.ts';

/** Counts what a load has done. `monotonic`: ms of a clock that never goes back. */
export class Progress {
  readonly #monotonic: () => number;
  readonly #counters: OfflineState['counters'];
  readonly #done = new Set<LoadTask>();
  /** Bytes of files that are not complete yet; tries that failed count from the beginning. */
  readonly #underWay = new Map<LoadTask, number>();
  readonly #totalBytes: number;
  #doneBytes = 0;
  /** Time in which the load ran, without pauses. */
  #ranMs = 0;
  #since: number;

  constructor(tasks: readonly LoadTask[], monotonic: () => number) {
    const counter = (stage: Stage) => ({ done: 0, total: tasks.filter((task) => task.stage === stage).length });
    this.#counters = {
      dataObjects: counter('dataObjects'),
      images: counter('images'),
      renderings: counter('renderings'),
      videos: counter('videos'),
      pdfs: counter('pdfs'),
      360: counter('360'),
    };
    this.#totalBytes = tasks.reduce((sum, task) => sum + sizeOf(task), 0);
    this.#monotonic = monotonic;
    this.#since = monotonic();
  }

  pause(): void {
    this.#ranMs += this.#monotonic() - this.#since;
    this.#underWay.clear();
  }

  resume(): void {
    this.#since = this.#monotonic();
  }

  isDone(task: LoadTask): boolean {
    return this.#done.has(task);
  }

  came(task: LoadTask, bytes: number): void {
    this.#underWay.set(task, (this.#underWay.get(task) ?? 0) + bytes);
  }

  failed(task: LoadTask): void {
    this.#underWay.delete(task);
  }

  finished(task: LoadTask): void {
    this.#underWay.delete(task);
    this.#done.add(task);
    this.#doneBytes += sizeOf(task);
    const { done, total } = this.#counters[task.stage];
    this.#counters[task.stage] = { done: done + 1, total };
  }

  /** What the state says of it. */
  told(): Pick<OfflineState, 'counters' | 'bytes' | 'remainingMs'> {
    let done = this.#doneBytes;
    for (const [task, came] of this.#underWay) done += Math.min(came, sizeOf(task));
    const ran = this.#ranMs + this.#monotonic() - this.#since;
    // Files of a former load count as well: they take time too, and by the network alone the first minute would tell of weeks.
    const isKnown = ran >= FIRST_ESTIMATE_MS && done > 0;
    return {
      counters: { ...this.#counters },
      bytes: { done, total: this.#totalBytes },
      remainingMs: isKnown ? Math.round(((this.#totalBytes - done) * ran) / done) : null,
    };
  }
}
