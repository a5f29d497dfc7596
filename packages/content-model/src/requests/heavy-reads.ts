import { createTurnsByAsker } from '@vitrine/accounts/throttle/turns-by-asker.ts';
import type { Endpoint } from 'payload';
import { LIMIT_MAX_WITH_DEPTH } from './bounds.ts';
import { TooManyReads } from './too-many-reads.ts';

/** Heavy reads of one member of staff at once: a page that asks for two lists has both. Each may take seconds of the process. */
const AT_ONCE = 2;
/** Of theirs, how many may wait. */
const WAITING_MAX = 20;

/** Endpoints of Payload that answer records; one with all that it refers to may take as long as many. */
const READS = ['/', '/versions', '/:id', '/versions/:id'];

/**
 * Whether a question may take seconds: records that bring others along, a long list, one in all languages, or one whose conditions lead
 * over lists of the records. Without a depth, Payload's is 2.
 */
export function isHeavy({ path }: Pick<Endpoint, 'path'>, { depth, limit, locale }: Record<string, unknown>, lists: number) {
  // To count over lists takes PostgreSQL as long as to read.
  if (path === '/count') return lists > 0;
  if (!READS.includes(path)) return false;
  return lists > 0 || String(depth) !== '0' || Number(limit ?? 0) > LIMIT_MAX_WITH_DEPTH || String(locale) === 'all';
}

/** Reads when it is its turn among the heavy reads of the same member of staff; those of others do not wait for it. */
export const inTurn = createTurnsByAsker({ atOnce: AT_ONCE, waiting: WAITING_MAX, refuse: () => new TooManyReads() });
