import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { isOfThisMachine } from '../http/connections.ts';
import { operatorCheck } from '../http/operator.ts';
import { Problem } from '../http/problem.ts';

/** From this machine and not through a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  return isOfThisMachine(socket) && !headers.forwarded && !headers['x-forwarded-for'] && !headers.via;
}

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN as bearer; in development also from this machine. To anybody
 * else it does not exist: a proxy on the same machine makes everybody look local, so production asks for the token.
 */
export const metrics = fp(
  async (app: App, { environment, metrics: { answer, answered } }: ApiContext) => {
    const isOperator = operatorCheck(environment);
    const mayRead = (request: FastifyRequest) => isOperator(request) || (environment.mode !== 'production' && isLocal(request));
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request)) throw new Problem('notFound');
      const { type, text } = await answer();
      return reply.type(type).header('cache-control', 'no-store').send(text);
    });
    app.addHook('onResponse', async (request, reply) => {
      if (request.routeOptions.config.isEndless) return;
      answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics' },
);
