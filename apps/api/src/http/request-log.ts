import { API_PREFIX } from '@vitrine/contract/routes.ts';
import fp from 'fastify-plugin';
import type { App } from '../context.ts';
import type { ProblemCode } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a call without a token is about: whose log-in it was, or would have been. */
    subject: string | null;
  }
  interface FastifyReply {
    /** Code of the problem it answers. */
    problem: ProblemCode | null;
  }
}

/**
 * One line for each call of the API, after its answer. The route's pattern is logged and not the URL: an address or a query
 * may hold a token or a name. Whose call it was is the account's id, why it was refused the problem's code (ASVS 5.0 16.3).
 * Files, pages and what each open page asks every few seconds are lines of level debug; content from memory is only counted.
 */
export const requestLog = fp(
  async (app: App) => {
    app.decorateRequest('subject', null);
    app.decorateReply('problem', null);
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const account = request.access?.accountId ?? request.subject;
      const line = {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(account && { account }),
        ...(reply.problem && { problem: reply.problem }),
      };
      const routine = route === `${API_PREFIX}/auth/ping` && reply.statusCode === 200;
      if (route.startsWith(API_PREFIX) && !routine) request.log.info(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
