import { createFairQueue } from '@vitrine/accounts/throttle/fair-queue.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { isUpload } from './limit-bodies.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the turn of an upload: the CMS has answered it, or does not get it. */
    endUpload: (() => void) | null;
  }
}

/** Bytes; a large file is one above. */
const LARGE = 50 * 1024 * 1024;
/** The CMS holds a file in memory, for some moments three times: at most 500 MB and 200 MB at once, some 2 GB. */
const AT_ONCE = { large: 1, small: 4 };
/** Files that wait: of all, and of one member of staff. They are not read meanwhile, so that they cost a connection each. */
const PLACES = { all: 200, each: 40 };
const RETRY_SECONDS = '30';

const queue = (atOnce: number) =>
  createFairQueue({
    atOnce,
    places: { trusted: PLACES, strangers: { all: 0, each: 0 } },
    refuse: () => new Problem('uploadsBusy', { headers: { 'retry-after': RETRY_SECONDS } }),
  });

const isLarge = ({ headers }: FastifyRequest) => Number(headers['content-length']) > LARGE;

/**
 * Lets files of staff through to the CMS in turns, those of different people one after the other. Payload has each whole in memory, in a
 * temporary file or not, so what is not bounded here ends the CMS. Of more than may wait the next is 503.
 */
export function takeUploadTurns(scope: FastifyInstance) {
  const queues = { large: queue(AT_ONCE.large), small: queue(AT_ONCE.small) };
  scope.decorateRequest('endUpload', null);
  scope.addHook('preHandler', async (request, reply) => {
    if (request.staffId === null || !isUpload(request)) return;
    const begun = Promise.withResolvers<boolean>();
    const work = () =>
      new Promise<void>((end) => {
        begun.resolve(!reply.raw.destroyed);
        if (reply.raw.destroyed) return end();
        request.endUpload = end;
        // Who leaves before all of it has come leaves the CMS nothing to work on.
        reply.raw.once('close', () => request.raw.complete || end());
      });
    queues[isLarge(request) ? 'large' : 'small'].run({ from: request.staffId, isTrusted: true }, work).catch(begun.reject);
    try {
      // Who has left meanwhile sends no file.
      if (!(await begun.promise)) return reply.hijack();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(request, reply, error);
    }
  });
}
