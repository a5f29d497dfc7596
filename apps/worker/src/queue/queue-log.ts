import type { Log } from '@vitrine/server/log.ts';
import { Logger } from 'graphile-worker';

/** The queue's own messages in our log; what it says about every job it takes is left to `debug`. */
export const queueLog = (log: Log) =>
  new Logger(() => (level, message) => {
    const method = level === 'warning' ? 'warn' : level === 'info' ? 'debug' : level;
    log[method](message);
  });
