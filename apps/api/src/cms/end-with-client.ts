import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { isQuestion } from './method-override.ts';

const leaving = new AsyncLocalStorage<AbortSignal>();

/** Options of the proxy's requests to the CMS: each has the signal of the request that it is made for. */
export const endingWithClient = (timeout: number) => ({
  timeout,
  get signal(): AbortSignal | undefined {
    return leaving.getStore();
  },
});

/**
 * Ends a question to the CMS when the browser that asked goes away, so that the CMS reads no more for it. A change is carried out: its
 * browser may be on another page already. A client that goes is no error; what the proxy says of its connection then is not logged.
 */
export function endWithClient(scope: FastifyInstance) {
  scope.addHook('preHandler', (request, reply, done) => {
    if (!isQuestion(request)) return done();
    const end = new AbortController();
    // Of the request, `close` says only that it was read.
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      request.log.level = 'silent';
      end.abort();
    });
    leaving.run(end.signal, done);
  });
}
