// One program at a time works in a data folder: an instance, or a command that starts the folder's PostgreSQL.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Sentence } from './console.mjs';

/** The processes of another machine or container cannot be seen: its lock holds as long as it is renewed. */
const RENEWED_MS = 10_000;
const UNSEEN_MS = 60_000;
/** The number that Linux gives to the process namespace of a machine, outside all containers. */
const OUTSIDE_CONTAINERS = 'pid:[4026531836]';

/** The lock of a data folder. */
export const LOCK = 'in-use';

/** What `read` answers; null on a system that has no such file. */
function orNull(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Where processes can be told by their numbers: the machine, since when it runs, and the container. */
const where = () => ({
  host: os.hostname(),
  boot: orNull(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  namespace: orNull(() => fs.readlinkSync('/proc/self/ns/pid')),
});

/** When a process began, by which another one with the same number is told from it; null where the system does not say. */
function beganAt(pid) {
  // The second field, a name in brackets, may hold anything; the twenty-second is the time.
  return orNull(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19] ?? null);
}

function lives({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return began === null ? pid !== process.pid : beganAt(pid) === began;
}

/** What a lock says; null when there is none. One that cannot be read was cut short by a crash. */
function readLock(file) {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const renewed = fs.statSync(file).mtimeMs;
    try {
      return { text, renewed, ...JSON.parse(text) };
    } catch {
      return { text, renewed, pid: 0, program: '' };
    }
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isHeld(lock) {
  if (!(lock.pid > 0)) return false;
  const here = where();
  const isRenewed = Date.now() - lock.renewed < UNSEEN_MS;
  if (lock.host !== here.host) return isRenewed;
  if (lock.boot === here.boot && lock.namespace === here.namespace) {
    // Where the system does not tell when a process began, another one may have got its number.
    return lives(lock) && (lock.began !== null || isRenewed);
  }
  // Outside containers another boot means that the machine was started again, and that the process has ended.
  const isRestarted =
    typeof lock.boot === 'string' &&
    typeof here.boot === 'string' &&
    lock.boot !== here.boot &&
    lock.namespace === OUTSIDE_CONTAINERS &&
    here.namespace === OUTSIDE_CONTAINERS;
  return isRenewed && !isRestarted;
}

/** Takes away a lock whose process has gone; one that another start made in between is put back. */
function removeLeft(file, text) {
  const taken = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, taken);
    if (fs.readFileSync(taken, 'utf8') !== text) fs.linkSync(taken, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  fs.rmSync(taken, { force: true });
}

/** Makes the lock unless there is one. Not every file system has links (a share, a stick): there it is written in place. */
function claim(made, file, text) {
  try {
    fs.linkSync(made, file);
  } catch (error) {
    if (error.code === 'EEXIST') throw error;
    fs.writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  }
}

const lockFile = (dataDir) => path.join(dataDir, LOCK);

/** Who works in a data folder, `{ pid, program }`; null when it is free. */
export function holderOf(dataDir) {
  const lock = readLock(lockFile(dataDir));
  return lock && isHeld(lock) ? { pid: lock.pid, program: lock.program } : null;
}

/**
 * Says that this process works in a data folder until the answered function is called or the process ends. Throws a sentence
 * when another one does.
 */
export function holdFolder(dataDir, program) {
  const file = lockFile(dataDir);
  const own = JSON.stringify({ pid: process.pid, began: beganAt(process.pid), ...where(), program });
  // Written whole under another name first: a lock is never seen half written. Two containers may have the same numbers of processes.
  const made = `${file}.${randomUUID()}.new`;
  fs.writeFileSync(made, own, { mode: 0o600 });
  try {
    for (;;) {
      try {
        claim(made, file, own);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const lock = readLock(file);
      if (lock && isHeld(lock)) {
        throw new Sentence(
          `The folder ${dataDir} is in use by ${lock.program} (process ${lock.pid}): stop it, or choose another with VITRINE_DATA.`,
        );
      }
      if (lock) removeLeft(file, lock.text);
    }
  } finally {
    fs.rmSync(made, { force: true });
  }
  const renewing = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => {});
  }, RENEWED_MS).unref();
  const release = () => {
    clearInterval(renewing);
    if (readLock(file)?.text === own) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}
