import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { RELEASE_DOCUMENTS, resourcesOf } from '@vitrine/contract/release-documents.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { FIND_FILTERS, findResources } from '@vitrine/release/find-resources.ts';
import { documentKey, type ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { resourceAnswer } from '../http/schema.ts';
import { compressibleJson } from './compressible.ts';
import { releaseRoute, sendContent } from './release-route.ts';

const filterText = z.string().min(1).describe('Exactly as the resource has it.');

/** Names are checked by the route, which tells an unknown filter from one that is needed; here they are described. */
const described = (filters: readonly string[], required: readonly string[]) =>
  z.record(z.string(), z.unknown()).meta({
    properties: Object.fromEntries(filters.map((name) => [`filter[${name}]`, z.toJSONSchema(filterText)])),
    required: required.map((name) => `filter[${name}]`),
  });

const queryOf = (filters: readonly string[], required: readonly string[]) =>
  described(filters, required).transform((value, context) => {
    const filters: Record<string, string> = {};
    for (const [name, given] of Object.entries(value)) {
      const filter = /^filter\[([A-Za-z]{1,40})\]$/.exec(name)?.[1];
      if (filter && typeof given === 'string') filters[filter] = given;
      else context.addIssue({ code: 'custom', path: [name], message: 'noValidValue' });
    }
    return filters;
  });

/** Resources by type and filter: `GET /api/v1/product?filter[slug]=ww-200`. Answers a list, empty when nothing matches. */
export function findByFilter(app: App, context: ApiContext) {
  const countOpen = limiter(app, context.limits.openFilters, byNetwork('filters'));
  const { release, former, content } = context;

  /** A former release as far as the filter looks at it: the one document. */
  async function formerSnapshot(releaseId: number, site: Language, path: string): Promise<ReleaseSnapshot> {
    const document = await former.get(releaseId, site, path);
    return { releaseId, documents: new Map(document && [[documentKey(site, path), document]]) };
  }

  for (const [type, { path, filters, required }] of Object.entries(FIND_FILTERS)) {
    const isPublic = RELEASE_DOCUMENTS[path].public;
    const { schema, responses, guard } = releaseRoute(context, isPublic);
    app.get(
      `/${type}`,
      {
        schema: {
          ...schema,
          tags: ['content'],
          summary: `${type} by filter`,
          description: `Filters: ${filters.map((name) => `filter[${name}]${required.includes(name) ? ' (required)' : ''}`).join(', ')}.`,
          querystring: queryOf(filters, required),
          response: { 200: resourceAnswer('What matches.', resourcesOf(path), { many: true }), ...responses },
        },
        ...guard,
        ...(isPublic && { preHandler: countOpen }),
      },
      sendContent(context, async (request: { query: Record<string, string> } & FastifyRequest, site, wanted) => {
        const unknown = Object.keys(request.query).find((name) => !filters.includes(name));
        if (unknown) throw new Problem('unknownFilter', { source: { parameter: `filter[${unknown}]` } });
        const missing = required.find((name) => !request.query[name]);
        if (missing) throw new Problem('filterNeeded', { source: { parameter: `filter[${missing}]` } });
        const snapshot =
          wanted === null
            ? release.snapshot
            : await formerSnapshot(wanted, site, path.replace('{slug}', request.query.slug ?? ''));
        const kind = { isPublic, mediaType: JSON_API_TYPE };
        const found = findResources(snapshot, site, type, request.query);
        return content.make(site, compressibleJson(found), kind, snapshot.releaseId);
      }),
    );
  }
}
