import { type Asker, createFairQueue } from '@vitrine/accounts/throttle/fair-queue.ts';
import { APIError } from 'payload';

/** A hash takes a core for some 30 ms, on a thread of its own: all others are for the admin's pages. */
const AT_ONCE = 2;

/** Too many passwords wait to be compared or hashed. */
export class TooManyWait extends APIError {
  constructor() {
    super('Too many log-ins at once. Please try again in a few seconds.', 503, {}, true);
  }
}

const queue = createFairQueue({
  atOnce: AT_ONCE,
  places: { trusted: { all: 32, each: 16 }, strangers: { all: 32, each: 8 } },
  refuse: () => new TooManyWait(),
});

/** Runs what hashes passwords two at a time, the others in turns (fair-queue.ts). Throws TooManyWait. */
export const inTurn = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => queue.run(asker, work);
