import { createFairQueue, NO_PLACES, UNBOUNDED } from '@vitrine/accounts/throttle/fair-queue.ts';
import { createTurnsByAsker } from '@vitrine/accounts/throttle/turns-by-asker.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { FILES_OF_ONE, uploadsBusy } from './keep-upload.ts';
import { isUpload } from './limit-bodies.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the turn of an upload: the CMS has answered it, or does not get it. */
    endUpload: (() => void) | null;
    /** When it came, before its body did; of `performance.now()`. */
    cameAt: number;
  }
}

/** Bytes; a large file is one above. */
const LARGE = 50 * 1024 * 1024;
/** The CMS holds a file in memory, for some moments three times: at most 500 MB and 200 MB at once, some 2 GB. */
const AT_ONCE = { large: 1, small: 4 };
/** Small files of one member of staff at once. What takes long, say a PDF with very many objects, leaves a place to the files of others. */
const SMALL_OF_ONE = 3;
/** Large files that wait: of all, and of one member of staff. Small ones wait by member (FILES_OF_ONE). They are on the disk meanwhile. */
const LARGE_PLACES = { all: 200, each: FILES_OF_ONE };
/**
 * A file waits for its turn as long as it was on its way, so that no upload of a quarter of an hour is sent for nothing. A browser, or a
 * proxy before us, gives up what is not answered for some minutes: who waits longer is told so in time.
 */
const WAIT_MS = { least: 2 * 60_000, most: 10 * 60_000 };

/** How long a file may wait that took so long to send, in ms. */
export const waitOf = (sentMs: number, { least, most } = WAIT_MS): number => Math.min(Math.max(sentMs, least), most);

const queue = (atOnce: number, trusted: typeof LARGE_PLACES) =>
  createFairQueue({ atOnce, places: { trusted, strangers: NO_PLACES }, refuse: uploadsBusy });

const isLarge = ({ headers }: FastifyRequest) => Number(headers['content-length']) > LARGE;

/**
 * Lets files of staff through to the CMS in turns, those of different people one after the other. Payload has each whole in memory, in a
 * temporary file or not, so what is not bounded here ends the CMS. The turn begins when the file is here whole, so that a slow sender
 * keeps it from no other. Of more than may wait the next is 503, and so is what waits for too long.
 */
export function takeUploadTurns(scope: FastifyInstance, wait = WAIT_MS) {
  // At most three files of each member are in the queue of small ones.
  const queues = { large: queue(AT_ONCE.large, LARGE_PLACES), small: queue(AT_ONCE.small, UNBOUNDED) };
  const smallOfOne = createTurnsByAsker({ atOnce: SMALL_OF_ONE, waiting: FILES_OF_ONE, refuse: uploadsBusy });
  scope.decorateRequest('endUpload', null);
  scope.decorateRequest('cameAt', 0);
  scope.addHook('onRequest', async (request) => {
    request.cameAt = performance.now();
  });
  scope.addHook('preHandler', async (request, reply) => {
    if (request.staffId === null || !isUpload(request)) return;
    const begun = Promise.withResolvers<boolean>();
    let isOver = false;
    const work = () =>
      new Promise<void>((end) => {
        if (isOver || reply.raw.destroyed) {
          begun.resolve(false);
          return end();
        }
        request.endUpload = end;
        begun.resolve(true);
      });
    const giveUp = (how: () => void) => {
      isOver = true;
      how();
    };
    const waitMs = waitOf(performance.now() - request.cameAt, wait);
    const timer = setTimeout(() => giveUp(() => begun.reject(uploadsBusy())), waitMs);
    reply.raw.once('close', () => request.endUpload || giveUp(() => begun.resolve(false)));
    const asker = { from: request.staffId, isTrusted: true };
    const turn = isLarge(request) ? queues.large.run(asker, work) : smallOfOne(asker.from, () => queues.small.run(asker, work));
    turn.catch(begun.reject);
    try {
      // Who has left meanwhile sends no file.
      if (!(await begun.promise)) return reply.hijack();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(request, reply, error);
    } finally {
      clearTimeout(timer);
    }
  });
}
