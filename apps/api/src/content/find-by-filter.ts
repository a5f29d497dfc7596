import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { RELEASE_DOCUMENTS, resourcesOf } from '@vitrine/contract/resources.ts';
import { FIND_FILTERS, findResources } from '@vitrine/release/find-resources.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { matchesTag, strongTag } from '../http/entity-tag.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, problems, resourceAnswer } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import type { App, Parts } from '../parts.ts';
import { releaseHeaders } from './release-route.ts';

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
export function findByFilter(app: App, { release, access }: Parts) {
  const guard = requireAccess(access, 'user', 'render');
  for (const [type, { path, filters, required }] of Object.entries(FIND_FILTERS)) {
    const isPublic = RELEASE_DOCUMENTS[path].public;
    app.get(
      `/${type}`,
      {
        schema: {
          tags: ['content'],
          summary: `${type} by filter`,
          description: `Filters: ${filters.map((name) => `filter[${name}]${required.includes(name) ? ' (required)' : ''}`).join(', ')}.`,
          headers: releaseHeaders,
          querystring: queryOf(filters, required),
          ...(isPublic ? {} : { security: BEARER }),
          response: {
            200: resourceAnswer('What matches.', resourcesOf(path), { many: true }),
            304: z.null().describe('The caller has it already.'),
            ...problems(...(isPublic ? [] : [401])),
          },
        },
        ...(isPublic ? {} : { onRequest: guard }),
      },
      (request, reply) => {
        const site = requireSite(request);
        const { snapshot } = release;
        const unknown = Object.keys(request.query).find((name) => !filters.includes(name));
        if (unknown) throw new Problem('unknownFilter', { source: { parameter: `filter[${unknown}]` } });
        const missing = required.find((name) => !request.query[name]);
        if (missing) throw new Problem('filterNeeded', { source: { parameter: `filter[${missing}]` } });
        const found = findResources(snapshot, site, type, request.query);
        const body = JSON.stringify(found);
        const hash = contentHash(body);
        reply.headers({
          etag: strongTag(hash),
          'cache-control': isPublic ? 'no-cache' : 'private, no-cache',
          vary: isPublic ? 'X-Site-Language' : 'X-Site-Language, Authorization',
          [HEADER_RELEASE]: String(snapshot.releaseId),
        });
        if (matchesTag(request.headers['if-none-match'], hash)) return reply.code(304).send(null);
        return reply.type(JSON_API_TYPE).send(Buffer.from(body));
      },
    );
  }
}
