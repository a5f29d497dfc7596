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
  /** Files that are on the disk and have to be read before they count. */
  readonly #toCheck: Set<LoadTask>;
  #toCheckBytes: number;
  /** What came over the network, tries that failed included, and the time since the first byte in which it was not the disk alone. */
  readonly #network = { bytes: 0, ms: 0 };
  /** What was read from the disk, and the time until each of these files. */
  readonly #checks = { bytes: 0, ms: 0 };
  /** What the time since the last of them goes to: whether that was a file of the disk or something of the network. */
  #isOfNetwork = false;
  /** When something last happened; null in a pause. */
  #since: number | null;

  /** `isOnDisk`: of files of a former load. */
  constructor(tasks: readonly LoadTask[], monotonic: () => number, isOnDisk: (task: LoadTask) => boolean = () => false) {
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
    this.#toCheck = new Set(tasks.filter(isOnDisk));
    this.#toCheckBytes = [...this.#toCheck].reduce((sum, task) => sum + sizeOf(task), 0);
    this.#monotonic = monotonic;
    this.#since = monotonic();
  }

  pause(): void {
    const { networkMs, checkMs } = this.#times();
    this.#network.ms = networkMs;
    this.#checks.ms = checkMs;
    this.#since = null;
    this.#underWay.clear();
  }

  resume(): void {
    this.#since = this.#monotonic();
  }

  isDone(task: LoadTask): boolean {
    return this.#done.has(task);
  }

  came(task: LoadTask, bytes: number): void {
    // A file of the disk that was damaged comes anew.
    this.#leaveCheck(task);
    this.#passed(true);
    this.#network.bytes += bytes;
    this.#underWay.set(task, (this.#underWay.get(task) ?? 0) + bytes);
  }

  failed(task: LoadTask): void {
    this.#underWay.delete(task);
  }

  finished(task: LoadTask): void {
    const isOfDisk = !this.#underWay.has(task);
    this.#passed(!isOfDisk);
    if (isOfDisk) this.#checks.bytes += sizeOf(task);
    this.#leaveCheck(task);
    this.#underWay.delete(task);
    this.#done.add(task);
    this.#doneBytes += sizeOf(task);
    const { done, total } = this.#counters[task.stage];
    this.#counters[task.stage] = { done: done + 1, total };
  }

  #leaveCheck(task: LoadTask): void {
    if (this.#toCheck.delete(task)) this.#toCheckBytes -= sizeOf(task);
  }

  /** Both times up to now, if what happens now is of the network or not. */
  #times(isOfNetwork = this.#isOfNetwork) {
    const ms = this.#since === null ? 0 : this.#monotonic() - this.#since;
    const hasNetwork = this.#network.bytes > 0 && (isOfNetwork || this.#isOfNetwork || this.#underWay.size > 0);
    return { networkMs: this.#network.ms + (hasNetwork ? ms : 0), checkMs: this.#checks.ms + (isOfNetwork ? 0 : ms) };
  }

  #passed(isOfNetwork: boolean): void {
    const { networkMs, checkMs } = this.#times(isOfNetwork);
    this.#network.ms = networkMs;
    this.#checks.ms = checkMs;
    this.#isOfNetwork = isOfNetwork;
    this.#since = this.#monotonic();
  }

  /** By two paces, as a disk is a hundred times as fast as a line; null before those that it takes are known. */
  #remainingMs(toCome: number): number | null {
    const { networkMs, checkMs } = this.#times();
    if (networkMs + checkMs < FIRST_ESTIMATE_MS) return null;
    if (toCome > 0 && networkMs < FIRST_ESTIMATE_MS) return null;
    if (this.#toCheckBytes > 0 && this.#checks.bytes === 0) return null;
    const comes = toCome > 0 ? (toCome * networkMs) / this.#network.bytes : 0;
    const checks = this.#toCheckBytes > 0 ? (this.#toCheckBytes * checkMs) / this.#checks.bytes : 0;
    return Math.round(comes + checks);
  }

  #cameBytes(): number {
    let came = this.#doneBytes;
    for (const [task, bytes] of this.#underWay) came += Math.min(bytes, sizeOf(task));
    return came;
  }

  /** What still comes over the network, if the files that are on the disk are what they should be. */
  get bytesToLoad(): number {
    return this.#totalBytes - this.#cameBytes() - this.#toCheckBytes;
  }

  /** What the state says of it. */
  asState(): Pick<OfflineState, 'counters' | 'bytes' | 'remainingMs'> {
    return {
      counters: { ...this.#counters },
      bytes: { done: this.#cameBytes(), total: this.#totalBytes },
      remainingMs: this.#remainingMs(this.bytesToLoad),
    };
  }
}
