// Work that two processes must not do at once: the second waits for the first.
import fs from 'node:fs';

const LOOK_MS = 100;
/** A lock is made and written in two steps; one that stays empty is of a process that was killed between them. */
const UNWRITTEN_MS = 2000;

/** Whose lock it is; null when it has just been given back. */
function ownerOf(lock) {
  try {
    return { madeAt: fs.statSync(lock).mtimeMs, pid: Number(fs.readFileSync(lock, 'utf8')) };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** True for a lock whose process has ended. In a container numbers come again: our own is then that of the run before. */
const isLeft = ({ madeAt, pid }) => (pid > 0 ? pid === process.pid || !lives(pid) : Date.now() - madeAt > UNWRITTEN_MS);

/** Does `work` while no other process does it; `lock` is the file that says so. */
export async function alone(lock, work) {
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(lock);
    if (owner && isLeft(owner)) fs.rmSync(lock, { force: true });
    else if (owner) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}
