import { pageCounts as pageCountsResource } from '@vitrine/contract/page-counts.ts';
import { routeOfDocument } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { filePages } from '@vitrine/release/file-pages.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { BEARER, callHeaders, problems, resourceAnswer } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';

const counts = z.array(z.object({ path: z.string(), pages: z.int() }));

/** Print pages of the routes that are published; of a route that has changed since, the former count until it is measured again. */
async function publishedPageCounts(db: Queryable, site: Language): Promise<Record<string, number>> {
  const { rows } = await db.query(
    `select c.path, c.pages from vitrine.page_count c
     join vitrine.release_entry e on e.site = c.site and e.path = c.path and e.until is null
     where c.site = $1 order by c.path`,
    [site],
  );
  const measured = counts.parse(rows).flatMap(({ path, pages }) => {
    const route = routeOfDocument(path);
    return route ? [[route, pages] as const] : [];
  });
  return Object.fromEntries([...measured, ...(await filePages(db, site))]);
}

/** `GET page-counts/_all`: how many pages each route prints, as far as measured. */
export function pageCounts(app: App, { access, pool }: ApiContext) {
  app.get(
    '/page-counts/_all',
    {
      schema: {
        tags: ['documents'],
        summary: 'How many pages each route prints',
        headers: callHeaders,
        security: BEARER,
        response: { 200: resourceAnswer('The counts that are known.', pageCountsResource, { many: false }), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user', 'render'),
    },
    async (request) => {
      const site = requireSite(request);
      return {
        data: {
          type: 'page-counts' as const,
          id: site,
          attributes: { pageCounts: await publishedPageCounts(pool, site) },
          relationships: {},
        },
        included: [],
      };
    },
  );
}
