import { createTrustedNetworks } from '@vitrine/accounts/throttle/trusted-networks.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from './refuse.ts';

/** What guesses a password or sends a mail without a log-in; Payload takes it in any case. */
const GUARDED = /^\/cms-api\/[^/]+\/(login|forgot-password|reset-password|unlock)$/i;

/** Counts what may guess a password of staff, by address; one too many is 429 in the shape the admin shows. */
export function limitStaff(
  scope: FastifyInstance,
  { environment, limits, pool }: Pick<ApiContext, 'environment' | 'limits' | 'pool'>,
) {
  const networks = createTrustedNetworks(pool, environment, 'staff');
  const countStranger = limiter(scope, limits.staff, byNetwork('staff'));
  const countAtWork = limiter(scope, limits.staffAtWork, byNetwork('staff at work'));
  scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
    if (request.method !== 'POST' || !GUARDED.test(request.cmsPath)) return;
    try {
      await ((await networks.knowsAnybody(request.ip)) ? countAtWork : countStranger)(request);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse(request, reply, error);
    }
  });
}
