import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import type { Random } from './random.ts';

interface Inode {
  data: Uint8Array;
  /** What is on the platter. */
  synced: Uint8Array;
}

/**
 * A disk with a cache. Data is safe after `sync`, names after `syncNames`. A killed process loses nothing of the cache, a power failure
 * loses what was not synced: of names a random end, of data a random rest, which may be zeros.
 */
export class Disk {
  /** Bytes that fit. */
  capacity = Number.MAX_SAFE_INTEGER;
  /** Calls that fail until it is 0: `disk` of TransferProblem. */
  failures = 0;
  /** Calls that go well before the first one that fails. */
  failuresAfter = 0;
  hasFailed = false;
  /** Changes when a file is renamed, removed or damaged; parts of files that come in do not count. */
  version = 0;
  #names = new Map<string, Inode>();
  #safeNames = new Map<string, Inode>();
  #changes: (() => void)[] = [];

  get used(): number {
    let sum = 0;
    for (const { data } of this.#names.values()) sum += data.length;
    return sum;
  }

  /** Any call of the disk may fail, one that reads too. */
  mayFail(): void {
    if (this.failures === 0) return;
    if (this.failuresAfter > 0) {
      this.failuresAfter -= 1;
      return;
    }
    this.failures -= 1;
    this.hasFailed = true;
    throw new TransferError({ kind: 'disk', message: 'EIO: i/o error' });
  }

  read(path: string): Uint8Array | null {
    return this.#names.get(path)?.data ?? null;
  }

  /** What a power failure leaves of a file for sure; null while its name is not safe. */
  safe(path: string): Uint8Array | null {
    return this.#safeNames.get(path)?.synced ?? null;
  }

  paths(): string[] {
    return [...this.#names.keys()];
  }

  write(path: string, data: Uint8Array): void {
    this.mayFail();
    const former = this.#names.get(path);
    if (this.used - (former?.data.length ?? 0) + data.length > this.capacity) throw new TransferError({ kind: 'disk-full' });
    if (former) {
      former.data = data;
      return;
    }
    const inode = { data, synced: new Uint8Array() };
    this.#change((names) => names.set(path, inode));
  }

  sync(path: string): void {
    this.mayFail();
    const inode = this.#names.get(path);
    if (inode) inode.synced = inode.data;
  }

  syncNames(): void {
    this.mayFail();
    for (const change of this.#changes.splice(0)) change();
  }

  rename(from: string, to: string): void {
    this.mayFail();
    const inode = this.#names.get(from);
    if (!inode) throw new TransferError({ kind: 'disk', message: `ENOENT: ${from}` });
    this.#change((names) => {
      names.delete(from);
      names.set(to, inode);
    });
    this.version += 1;
  }

  remove(path: string): void {
    if (!this.#names.has(path)) return;
    this.#change((names) => names.delete(path));
    this.version += 1;
  }

  #change(change: (names: Map<string, Inode>) => void): void {
    change(this.#names);
    this.#changes.push(() => change(this.#safeNames));
  }

  /** Changes a byte of a file, as an old disk does. */
  rot(path: string, at: number): void {
    const inode = this.#names.get(path);
    if (!inode || inode.data.length === 0) return;
    const data = inode.data.slice();
    data[at % data.length] = (data[at % data.length] ?? 0) ^ 0xff;
    inode.data = data;
    inode.synced = data;
    this.version += 1;
  }

  powerFailure(random: Random): void {
    const pending = this.#changes.splice(0);
    for (const change of pending.slice(0, random.below(pending.length + 1))) change();
    for (const inode of new Set(this.#safeNames.values())) {
      if (inode.synced !== inode.data) {
        const lost = inode.data.slice(0, random.below(inode.data.length + 1));
        if (random.chance(0.5)) lost.fill(0, Math.min(inode.synced.length, lost.length));
        inode.data = lost.length < inode.synced.length ? inode.synced : lost;
      }
      inode.synced = inode.data;
    }
    this.#names = new Map(this.#safeNames);
    this.version += 1;
  }
}
