import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem.ts';
import type { App, Parts } from '../parts.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** From this machine and not through a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && !headers.forwarded && !headers['x-forwarded-for'] && !headers.via;
}

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN as bearer; in development also from this machine. To anybody
 * else it does not exist: a proxy on the same machine makes everybody look local, so production asks for the token.
 */
export const metrics = fp(
  async (app: App, { environment, metrics: { registry, answered } }: Parts) => {
    const { metricsToken, mode } = environment;
    const expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
    const mayRead = (request: FastifyRequest) =>
      (expected !== null && timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) ||
      (mode !== 'production' && isLocal(request));
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request)) throw new Problem('notFound');
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics());
    });
    app.addHook('onResponse', async (request, reply) => {
      answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics' },
);
