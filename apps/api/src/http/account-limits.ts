import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byAccount, type Limits, limiter } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It has a limit of its own, or is answered from memory (but for a release that a call names): counting it would cost as much. */
    isUncounted?: boolean;
  }
}

const READS = ['GET', 'HEAD'];

/** The release that a call names by its header, as it came. */
export const namedRelease = ({ headers }: FastifyRequest) => headers[HEADER_RELEASE.toLowerCase()];
/** A load for offline mode: it keeps to one release, and a former release is read from the database. */
export const namesRelease = (request: FastifyRequest) => namedRelease(request) !== undefined;

/**
 * Counts every call of somebody who is logged in, before its body is validated, so that a new route is limited without a word of its own.
 * Calls without a log-in are limited by address.
 */
export function limitAccounts(app: FastifyInstance, { accountReads, accountWrites, releaseReads }: Limits) {
  const countRead = limiter(app, accountReads, byAccount('reads'));
  const countWrite = limiter(app, accountWrites, byAccount('writes'));
  const countLoad = limiter(app, releaseReads, byAccount('load'));
  app.addHook('preValidation', async (request) => {
    if (!request.access) return;
    if (request.routeOptions.config.isUncounted) {
      if (namesRelease(request)) await countLoad(request);
      return;
    }
    await (READS.includes(request.method) ? countRead : countWrite)(request);
  });
}
