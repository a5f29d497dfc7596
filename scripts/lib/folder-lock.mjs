// One program at a time works in a data folder: an instance, or a command that starts the folder's PostgreSQL.
import { createHash, randomUUID } from 'node:crypto';
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
const LOCK = 'in-use';

/** Whether a file of a data folder is its lock, or one that a program makes beside it while it asks for the folder. */
export const isLockFile = (name) => name === LOCK || name.startsWith(`${LOCK}.`);

/** What `read` answers; null on a system that has no such file. */
function orNull(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** What `read` answers; null when the file is gone. */
function unlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Holds this thread up: a start has nothing else to do. */
const wait = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

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

/** Where a file system has no links, a lock is written in place (`claim`): for so long one that cannot be read may be unfinished. */
const WRITTEN_MS = 1000;
const PAUSE_MS = 20;

/** What a lock says; null when there is none. One that cannot be read was cut short by a crash. */
function readLock(file) {
  const began = performance.now();
  for (;;) {
    const found = unlessGone(() => ({ renewed: fs.statSync(file).mtimeMs, text: fs.readFileSync(file, 'utf8') }));
    if (!found) return null;
    try {
      return { ...JSON.parse(found.text), ...found };
    } catch {
      // Its time may be ahead of this clock's.
      if (performance.now() - began > WRITTEN_MS || Date.now() - found.renewed > WRITTEN_MS)
        return { ...found, pid: 0, program: '' };
      wait(PAUSE_MS);
    }
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

/** Makes a file unless there is one; false when there is. Not every file system has links (a share, a stick): there it is written in place. */
function claim(made, file, text) {
  try {
    fs.linkSync(made, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
  }
  try {
    fs.writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const lockFile = (dataDir) => path.join(dataDir, LOCK);

/** Where the one who comes after a lock says so. No two locks have the same words, so no two have the same file. */
const afterFile = (file, lock) => `${file}.after-${createHash('sha256').update(lock.text).digest('hex').slice(0, 32)}`;

/** The lock, then those that came after it, each while the one before was left by a process that has gone; none when there is no lock. */
function chainOf(file) {
  const chain = [];
  for (let next = file, lock = readLock(next); lock; lock = readLock(next)) {
    chain.push({ ...lock, file: next });
    next = afterFile(file, lock);
  }
  return chain;
}

/** Who works in a data folder, `{ pid, program }`; null when it is free. */
export function holderOf(dataDir) {
  const last = chainOf(lockFile(dataDir)).at(-1);
  return last && isHeld(last) ? { pid: last.pid, program: last.program } : null;
}

/**
 * Takes the place of a lock that was left. Who makes the file that comes after the last of the chain is the only one to do so, and the
 * lock itself is replaced in one step, never taken away: at no time can another find no lock, or take a new one for the one that was
 * left. Who comes late, after the file was removed again, sees that the lock is another by then. False when somebody else was faster.
 */
function succeed(made, file, chain, own) {
  const after = afterFile(file, chain.at(-1));
  if (!claim(made, after, own)) return false;
  if (readLock(file)?.text !== chain[0].text) {
    fs.rmSync(after, { force: true });
    return false;
  }
  fs.renameSync(made, file);
  return true;
}

/** What came after locks that are gone. Only who holds the folder calls this: none comes after a lock that is held. */
function removeAfter(file) {
  for (const name of fs.readdirSync(path.dirname(file))) {
    if (name.startsWith(`${LOCK}.after-`)) fs.rmSync(path.join(path.dirname(file), name), { force: true });
  }
}

/**
 * Says that this process works in a data folder until the answered function is called or the process ends. Throws a sentence
 * when another one does.
 */
export function holdFolder(dataDir, program) {
  const file = lockFile(dataDir);
  const own = JSON.stringify({ pid: process.pid, began: beganAt(process.pid), ...where(), program, id: randomUUID() });
  // Written whole under another name first: a lock is never seen half written. Two containers may have the same numbers of processes.
  const made = `${file}.${randomUUID()}.new`;
  fs.writeFileSync(made, own, { mode: 0o600 });
  try {
    for (;;) {
      const chain = chainOf(file);
      const last = chain.at(-1);
      if (last && isHeld(last)) {
        throw new Sentence(
          `The folder ${dataDir} is in use by ${last.program} (process ${last.pid}): stop it, or choose another with VITRINE_DATA.`,
        );
      }
      if (last ? succeed(made, file, chain, own) : claim(made, file, own)) break;
    }
  } finally {
    fs.rmSync(made, { force: true });
  }
  removeAfter(file);
  const renewing = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => {});
  }, RENEWED_MS).unref();
  const release = () => {
    process.off('exit', release);
    clearInterval(renewing);
    if (readLock(file)?.text === own) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}
