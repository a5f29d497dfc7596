// Keeps the logs of an instance from growing for ever: what a day or a flood of lines wrote is put aside, and removed later.
import fs from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;
/** Days a log is kept; what is in it is at most one day older. */
const KEPT_DAYS = 30;
/** Bytes after which a log is put aside before its day is over, and bytes that are kept of one service. */
const LIMITS = { fileBytes: 50e6, serviceBytes: 500e6 };
const LOOK_MS = 10_000;

const CURRENT = /^([a-z]+)\.log$/;
const aside = (name) => new RegExp(`^${name}\\.\\d{4}-\\d\\d-\\d\\dT\\d{6}\\.log$`);

/** Puts a log aside and empties it. Where the disk has no room for the copy, its lines are lost: it must not go on filling the disk. */
function putAside(file, copy, now) {
  try {
    fs.copyFileSync(file, copy);
    fs.utimesSync(copy, now / 1000, now / 1000);
  } catch (error) {
    fs.rmSync(copy, { force: true });
    if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error;
  }
  fs.truncateSync(file);
}

/** Removes what was put aside a month ago, and the oldest while there is more than a service may keep. */
function removeOld(files, now, maxBytes) {
  const newestFirst = files.map((file) => ({ file, ...pick(fs.statSync(file)) })).sort((a, b) => b.since - a.since);
  let bytes = 0;
  for (const { file, size, since } of newestFirst) {
    bytes += size;
    if (now - since >= KEPT_DAYS * DAY_MS || bytes > maxBytes) fs.rmSync(file);
  }
}
const pick = ({ size, mtimeMs }) => ({ size, since: mtimeMs });

/**
 * Puts the logs of a folder aside that are a day old or too large, as `<name>.<time>.log`, and removes those put aside a month
 * ago or beyond what is kept of a service. A process that writes to a log goes on with the same file, which is then empty: its
 * lines are appended wherever it ends.
 */
export function rotateLogs(folder, now = Date.now(), { fileBytes, serviceBytes } = LIMITS) {
  const names = fs.readdirSync(folder);
  for (const current of names.filter((name) => CURRENT.test(name))) {
    const file = path.join(folder, current);
    const [, name] = CURRENT.exec(current);
    const old = names.filter((one) => aside(name).test(one)).map((one) => path.join(folder, one));
    const { size, birthtimeMs } = fs.statSync(file);
    const since = Math.max(birthtimeMs, ...old.map((one) => fs.statSync(one).mtimeMs));
    const isDue = size > 0 && now - since >= DAY_MS;
    // Room first: a copy needs as much as the log.
    removeOld(old, now, serviceBytes - Math.min(size, fileBytes));
    const copy = path.join(folder, `${name}.${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.log`);
    if (isDue || size >= fileBytes) putAside(file, copy, now);
  }
}

/** Looks after the logs of a folder until the answered function is called. */
export function watchLogs(folder) {
  let told = '';
  const look = () => {
    try {
      rotateLogs(folder);
      told = '';
    } catch (error) {
      // A folder that another program cleans, say: nothing runs worse for it.
      if (error.message !== told) console.log(`  The logs could not be put aside: ${error.message}`);
      told = error.message;
    }
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
