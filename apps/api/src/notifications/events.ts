import { EVENTS_PATH } from '@vitrine/contract/server-events.ts';
import { accessOf } from '../auth/require-access.ts';
import { requireSession } from '../auth/require-session.ts';
import type { ApiContext, App } from '../context.ts';
import type { OpenPages } from './open-pages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer goes on for as long as the page is open: its time says nothing of how fast it came. */
    isEndless?: boolean;
  }
}

/**
 * `GET events`: server-sent events for one open page (contract/server-events.ts). The bearer is the access token, or the refresh token
 * as for auth/ping: it is neither used up nor does the session last longer. It is no part of the OpenAPI document, whose calls end.
 */
export function events(app: App, context: ApiContext, pages: OpenPages) {
  app.get(
    `/${EVENTS_PATH}`,
    {
      schema: { hide: true },
      // An answer without a body would hold a place until the client goes.
      exposeHeadRoute: false,
      config: { isEndless: true },
      onRequest: requireSession(context, 'user'),
    },
    async (request, reply) => {
      const { accountId, sessionId } = accessOf(request);
      const stream = await pages.open({ accountId, sessionId });
      return reply
        .headers({
          // A proxy that packs or gathers the answer would keep the events back.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .type('text/event-stream; charset=utf-8')
        .send(stream.body);
    },
  );
}
