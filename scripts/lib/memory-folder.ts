// Where tests write what they throw away: into memory where Linux offers it. A copy of the test database is some 2,000 small files,
// which take twenty times as long on a disk.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** What a run of the tests has there at most, with as much left for its processes. */
const NEEDED_BYTES = 6 * 1024 ** 3;
/** TMPFS_MAGIC of statfs(2). */
const TMPFS = 0x0102_1994;

/** Containers often forbid to run programs from there; a browser that is unpacked into it must run. */
function runsPrograms(folder: string) {
  const own = fs.mkdtempSync(path.join(folder, 'vitrine-try-'));
  const program = path.join(own, 'try');
  try {
    fs.writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } finally {
    fs.rmSync(own, { recursive: true, force: true });
  }
}

/** A folder in memory with room for a run of the tests; the folder for temporary files where TMPDIR is set or there is none. */
export function memoryFolder() {
  if (process.env.TMPDIR || process.platform !== 'linux') return os.tmpdir();
  try {
    const { type, bavail, bsize } = fs.statfsSync(SHARED_MEMORY);
    // As far as a container may have it.
    const available = process.availableMemory();
    const hasRoom = type === TMPFS && bavail * bsize >= NEEDED_BYTES && available >= 2 * NEEDED_BYTES;
    return hasRoom && runsPrograms(SHARED_MEMORY) ? SHARED_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
