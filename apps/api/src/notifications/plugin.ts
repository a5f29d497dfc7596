import { unseenAnswer } from '@vitrine/contract/notifications.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import { requireSession } from '../auth/require-session.ts';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { requireSite } from '../http/site-language.ts';
import { events } from './events.ts';
import { createNews, isFor, presentNews, withoutReplaced } from './news.ts';
import { watchNews } from './news-times.ts';
import { createOpenPages } from './open-pages.ts';
import { kindOf, markSeen, seenBy } from './seen-repository.ts';

const common = { tags: ['notifications'], headers: callHeaders, security: BEARER };

/** `GET notifications/unseen` (shell.md 7), `POST notifications/{id}/seen`, by which a piece of news is shown once, and the events of open pages. */
export const notifications = fp(
  async (app: App, context: ApiContext) => {
    const { access, pool, release } = context;
    const newsOf = createNews(release);
    const newsFor = async (accountId: string, site: Language) => {
      const news = newsOf(site);
      const kind = news.length > 0 ? await kindOf(pool, accountId) : null;
      return kind === null ? [] : withoutReplaced(news.filter((one) => isFor(one, kind, Date.now())));
    };
    const times = watchNews(release, newsOf);
    const pages = createOpenPages(context, times);
    // Before the server waits for its connections: these would never end by themselves.
    app.addHook('preClose', async () => {
      times.close();
      await pages.close();
    });
    events(app, context, pages);
    app.get(
      '/notifications/unseen',
      {
        schema: {
          ...common,
          summary: 'News that this person has not been shown',
          description:
            'The bearer is the access token, or the refresh token, unless it was exchanged more than seconds ago: it is not used up, and the session is not prolonged.',
          response: {
            200: { description: 'The news, in their order.', content: { 'application/json': { schema: unseenAnswer } } },
            ...problems(401),
          },
        },
        onRequest: requireSession(context, 'user'),
      },
      async (request, reply) => {
        const { accountId } = accessOf(request);
        const news = await newsFor(accountId, requireSite(request));
        const seen = news.length > 0 ? await seenBy(pool, accountId) : new Set();
        const data = news.filter(({ id }) => !seen.has(id)).map(presentNews);
        return reply.type('application/json').send({ status_code: 200 as const, data });
      },
    );
    app.post(
      '/notifications/:id/seen',
      {
        schema: {
          ...common,
          summary: 'A piece of news was shown',
          params: z.object({ id: z.uuid() }),
          response: { 204: z.null().describe('It is not answered again.'), ...problems(401, 404) },
        },
        onRequest: requireAccess(access, 'user'),
      },
      async (request, reply) => {
        const { id } = request.params;
        const { accountId } = accessOf(request);
        const news = await newsFor(accountId, requireSite(request));
        if (!news.some((one) => one.id === id)) throw new Problem('notFound');
        await markSeen(pool, accountId, id);
        return sendNothing(reply, 204);
      },
    );
  },
  { name: 'notifications' },
);
