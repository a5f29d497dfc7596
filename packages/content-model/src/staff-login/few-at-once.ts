import { APIError } from 'payload';

/**
 * A log-in holds one connection of the pool and may need a second one, and keeps a core busy for the hash: more at once would
 * wait for each other's connections.
 */
const AT_ONCE = 2;
/** Half a minute of them. */
const WAITING_MAX = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs log-ins two at a time, the others in the order they came. Throws when too many wait. */
export async function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= WAITING_MAX) throw new APIError('Too many log-ins at once.', 503);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
