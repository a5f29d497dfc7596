import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

/** A file system in memory at `folder`, as small as a test needs it. */
export interface SmallDisk {
  /** Takes what is free, but for `bytes`. */
  fill(bytes: number): void;
  empty(): void;
  resize(size: string): void;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** True where this machine lets a test mount one. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-mount-'));
  try {
    mountDisk(folder, '1m').remove();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function mountDisk(folder: string, size: string): SmallDisk {
  mkdirSync(folder, { recursive: true });
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    fill(bytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    empty: () => rmSync(filler, { force: true }),
    resize: (next) => mount('-o', `remount,size=${next}`, folder),
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    remove: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}
