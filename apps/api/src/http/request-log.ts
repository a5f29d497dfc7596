import { API_PREFIX } from '@vitrine/contract/routes.ts';
import fp from 'fastify-plugin';
import type { App } from '../parts.ts';

/**
 * One line for each call of the API, after its answer. The route's pattern stands for the URL: an address or a query
 * may hold a token or a name. Files and pages are lines of level debug; content from memory is only counted.
 */
export const requestLog = fp(
  async (app: App) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (route.startsWith(API_PREFIX)) request.log.info(line, 'answered');
      else request.log.debug(line, 'answered');
    });
  },
  { name: 'request-log' },
);
