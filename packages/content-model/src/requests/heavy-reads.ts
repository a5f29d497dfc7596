import { createFairQueue } from '@vitrine/server/throttle/fair-queue.ts';
import type { Endpoint } from 'payload';
import { LIMIT_MAX_WITH_DEPTH } from './bounds.ts';

/** Heavy reads of one member of staff at once: a page that asks for two lists has both. Each may take seconds of the process. */
const AT_ONCE = 2;
/** Of theirs, how many may wait. */
const WAITING_MAX = 20;

/** Somebody asks for more heavy reads at once than may wait. */
export class TooManyReads extends Error {}

/** Endpoints of Payload that answer records; one with all that it refers to may take as long as many. */
const READS = ['/', '/versions', '/:id', '/versions/:id'];

/** Whether a question may take seconds: records that bring others along, a long list, or one in all languages. Without a depth, Payload's is 2. */
export const isHeavy = ({ path }: Pick<Endpoint, 'path'>, { depth, limit, locale }: Record<string, unknown>): boolean =>
  READS.includes(path) && (String(depth) !== '0' || Number(limit ?? 0) > LIMIT_MAX_WITH_DEPTH || String(locale) === 'all');

const lines = new Map<string, { queue: ReturnType<typeof createFairQueue>; reads: number }>();

/** Reads when it is its turn among the heavy reads of the same member of staff; those of others do not wait for it. */
export async function inTurn<T>(staffId: string, read: () => Promise<T>): Promise<T> {
  const places = { all: WAITING_MAX, each: WAITING_MAX };
  const line = lines.get(staffId) ?? {
    queue: createFairQueue({ atOnce: AT_ONCE, places: { trusted: places, strangers: places }, refuse: () => new TooManyReads() }),
    reads: 0,
  };
  lines.set(staffId, line);
  line.reads++;
  try {
    return await line.queue.run({ from: staffId, isTrusted: true }, read);
  } finally {
    line.reads--;
    if (line.reads === 0) lines.delete(staffId);
  }
}
