import { z } from 'zod';
import { keepGoing } from './keep-going.ts';

/**
 * Logs all people in at once, again and again, until it is stopped; `stop` answers log-ins a second. In a process of its own:
 * who measures meanwhile is not kept from its clock. Throws when a log-in is refused.
 */
export const keepLoggingIn = (url: string, people: readonly string[], password: string) =>
  keepGoing(new URL('./log-ins-process.ts', import.meta.url), [url, password, ...people], z.number());

/**
 * Strangers who guess, so many a minute, each in a network of their own, or so many at once, as often as they are let; `stop` answers how many
 * asked and were refused a place.
 */
export const keepStrangersComing = (url: string, { how, number }: { how: 'a-minute' | 'at-once'; number: number }) =>
  keepGoing(
    new URL('./strangers-process.ts', import.meta.url),
    [url, how, String(number)],
    z.object({ asked: z.int(), refused: z.int() }),
  );
