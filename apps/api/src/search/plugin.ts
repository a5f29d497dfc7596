import { searchMissRequest } from '@vitrine/contract/search.ts';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { requireSite } from '../http/site-language.ts';
import { media } from './media.ts';
import { createMediaSearches } from './media-searches.ts';
import { countMiss } from './miss-repository.ts';
import { normaliseMiss } from './normalise-miss.ts';

/** Searches at the server: for media, and `POST search/misses`, which counts a search without a hit. What could be about a person is not kept. */
export const search = fp(
  async (app: App, context: ApiContext) => {
    const { access, limits, pool } = context;
    const searches = createMediaSearches(context.release);
    app.addHook('onClose', async () => searches.close());
    media(app, context, searches);
    app.post(
      '/search/misses',
      {
        schema: {
          tags: ['content'],
          summary: 'A search found nothing',
          description: 'Counted by its words alone, for editors. Nothing is kept about who searched.',
          headers: callHeaders,
          security: BEARER,
          body: searchMissRequest,
          response: { 204: z.null().describe('It is counted, if it can be.'), ...problems(401, ...BODY_PROBLEMS) },
        },
        onRequest: requireAccess(access, 'user'),
        preHandler: limiter(app, limits.searchMisses, byAccount('search')),
      },
      async (request, reply) => {
        const query = normaliseMiss(request.body.query);
        if (query !== null) await countMiss(pool, requireSite(request), query);
        return sendNothing(reply, 204);
      },
    );
  },
  { name: 'search' },
);
