import { MEDIA_HITS_MAX, MEDIA_SEARCH_PATH, mediaSearchAnswer } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import type { Hit } from '@vitrine/search/search.ts';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { notReady } from '../content/release-route.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import type { MediaSearches } from './media-searches.ts';

/** A hit as it is answered: without the terms that its entry is found by. */
const presentHit = ({ entry: { id, kind, title, line, label, link, image, file, duration }, score, terms, parts }: Hit) => ({
  entry: { id, kind, title, line, label, link, image, file, ...(duration !== undefined && { duration }) },
  score,
  terms: [...terms],
  parts,
});

const query = z.strictObject({ query: z.string().min(1).max(SEARCH_MAX).describe('What was typed.') });

/** `GET search/media`: pictures and videos of the media library by the rules of the app's own search. */
export function media(app: App, { access, limits, release }: ApiContext, searches: MediaSearches) {
  app.get(
    `/${MEDIA_SEARCH_PATH}`,
    {
      schema: {
        tags: ['search'],
        summary: 'Searches the media library',
        description: `The best ${MEDIA_HITS_MAX} hits, and how many there are. All else is found in the app, by the search index of the release.`,
        headers: callHeaders,
        security: BEARER,
        querystring: query,
        response: {
          200: { description: 'The hits.', content: { 'application/json': { schema: mediaSearchAnswer } } },
          ...problems(401),
        },
      },
      onRequest: requireAccess(access, 'user'),
      preHandler: limiter(app, limits.mediaSearch, byAccount('media')),
    },
    async (request, reply) => {
      if (release.releaseId === 0) throw notReady();
      const { hits, count } = await searches.find(requireSite(request), request.query.query);
      reply.type('application/json').header('cache-control', 'private, no-store');
      return { status_code: 200 as const, data: { hits: hits.map(presentHit), count } };
    },
  );
}
