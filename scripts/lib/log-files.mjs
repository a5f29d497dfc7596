// Keeps the logs of an instance from growing for ever: what was written on one day is put aside, and removed after a month.
import fs from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;
/** Days a log is kept; what is in it is at most one day older. */
const KEPT_DAYS = 30;
const HOUR_MS = 3600 * 1000;

const CURRENT = /^([a-z]+)\.log$/;
const aside = (name) => new RegExp(`^${name}\\.\\d{4}-\\d\\d-\\d\\dT\\d{6}\\.log$`);

/**
 * Puts the logs of a folder aside that are a day old, as `<name>.<time>.log`, and removes those put aside a month ago. Whoever
 * writes to a log goes on with the same file, which is then empty: its lines are appended wherever it ends.
 */
export function rotateLogs(folder, now = Date.now()) {
  const names = fs.readdirSync(folder);
  for (const current of names.filter((name) => CURRENT.test(name))) {
    const file = path.join(folder, current);
    const [, name] = CURRENT.exec(current);
    const old = names.filter((one) => aside(name).test(one)).map((one) => path.join(folder, one));
    const { size, birthtimeMs } = fs.statSync(file);
    const since = Math.max(birthtimeMs, ...old.map((one) => fs.statSync(one).mtimeMs));
    if (size > 0 && now - since >= DAY_MS) {
      const copy = path.join(folder, `${name}.${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.log`);
      fs.copyFileSync(file, copy);
      fs.utimesSync(copy, now / 1000, now / 1000);
      fs.truncateSync(file);
    }
    for (const one of old) if (now - fs.statSync(one).mtimeMs >= KEPT_DAYS * DAY_MS) fs.rmSync(one);
  }
}

/** Looks after the logs of a folder as long as this process lives. */
export function watchLogs(folder) {
  const look = () => {
    try {
      rotateLogs(folder);
    } catch (error) {
      // A full disk, or a folder somebody else cleans: nothing runs worse for it.
      console.log(`  The logs could not be put aside: ${error.message}`);
    }
  };
  look();
  setInterval(look, HOUR_MS).unref();
}
