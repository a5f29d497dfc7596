import type { App } from '../context.ts';

/** `GET /health/live`: the process answers. */
export function live(app: App) {
  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
}
