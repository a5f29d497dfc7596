import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { documentSchema } from '@vitrine/contract/resource.ts';
import { RELEASE_DOCUMENTS } from '@vitrine/contract/resources.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import type { App, Parts } from '../parts.ts';
import { negotiate } from './answers.ts';
import { sendAnswer } from './send-answer.ts';

const headers = callHeaders.extend({ 'If-None-Match': z.string().optional().describe('ETag of a former answer.') });

/** The generic find: `GET /api/v1/<path>` for every document of a release. */
export function find(app: App, parts: Parts) {
  for (const [pattern, { resource, many, public: isPublic }] of Object.entries(RELEASE_DOCUMENTS)) {
    const params = pattern.endsWith('/{slug}') ? z.object({ slug: z.string() }) : undefined;
    app.get(
      `/${pattern.replace('{slug}', ':slug')}`,
      {
        schema: {
          tags: ['content'],
          summary: `${many ? 'All' : 'One'} ${resource.type}`,
          description: `From the current release, in one answer with all it refers to. Header ${HEADER_RELEASE} names the release; ETag and If-None-Match save sending it again.`,
          headers,
          ...(params && { params }),
          ...(isPublic ? {} : { security: BEARER }),
          response: {
            200: jsonApi('The document.', documentSchema(resource, many)),
            304: z.null().describe('The caller has it already.'),
            ...problems(400, ...(isPublic ? [] : [401]), 404, 429, 503),
          },
        },
        ...(isPublic ? {} : { onRequest: requireAccess(parts.access, 'user', 'render') }),
      },
      (request, reply) => {
        const site = requireSite(request);
        const path = request.url.slice(API_PREFIX.length + 1).replace(/\?.*$/, '');
        const answer = parts.content.find(site, path);
        if (!answer && parts.release.releaseId === 0) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
        if (!answer) throw new Problem('notFound');
        const ready = negotiate(answer, request.headers);
        parts.metrics.contentAnswered(ready.status);
        return sendAnswer(reply, ready);
      },
    );
  }
}
