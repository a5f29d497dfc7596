import { APIError } from 'payload';

/** A hash takes a core for some 30 ms, on a thread of its own: all others are for the admin's pages. */
const AT_ONCE = 2;
const WAITING_MAX = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs what hashes passwords two at a time, the others in the order they came. Throws 503 when too many wait. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
