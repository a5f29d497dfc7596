import os from 'node:os';

function times() {
  const sums = { all: 0, idle: 0 };
  for (const { times: spent } of os.cpus()) {
    for (const ms of Object.values(spent)) sums.all += ms;
    sums.idle += spent.idle;
  }
  return sums;
}

/** Begins to measure; the answer gives, in percent, how busy the processors of this machine have been since, with everything that runs on it. */
export function measureProcessors() {
  const begun = times();
  return () => {
    const now = times();
    return Math.round((100 * (now.all - begun.all - (now.idle - begun.idle))) / Math.max(1, now.all - begun.all));
  };
}
