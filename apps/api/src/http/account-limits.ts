import type { FastifyInstance } from 'fastify';
import { byAccount, type Limits, limiter } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is answered from memory: counting it would cost as much. */
    isUncounted?: boolean;
  }
}

const READS = ['GET', 'HEAD'];

/**
 * Counts every call of somebody who is logged in, before its body is looked at, so that a new route is limited without a word of its own.
 * Calls without a log-in are limited by address.
 */
export function limitAccounts(app: FastifyInstance, { accountReads, accountWrites }: Limits) {
  const countRead = limiter(app, accountReads, byAccount('reads'));
  const countWrite = limiter(app, accountWrites, byAccount('writes'));
  app.addHook('preValidation', async (request) => {
    if (!request.access || request.routeOptions.config.isUncounted) return;
    await (READS.includes(request.method) ? countRead : countWrite)(request);
  });
}
