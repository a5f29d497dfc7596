import { isReleasePattern, RELEASE_DOCUMENTS, resourcesOf } from '@vitrine/contract/resources.ts';
import { z } from 'zod';
import { resourceAnswer } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { releaseRoute, sendFromRelease } from './release-route.ts';

/** Described, not checked: what no document has is 404. */
const slug = z.object({
  slug: z
    .string()
    .meta({ description: 'Last part of the address of the page, as menus and tiles name it.', pattern: '^[a-z0-9-]+$' }),
});

/** The generic find: `GET /api/v1/<path>` for every document of a release. */
export function find(app: App, parts: Parts) {
  const send = sendFromRelease(parts);
  for (const pattern of Object.keys(RELEASE_DOCUMENTS).filter(isReleasePattern)) {
    const { many, public: isPublic } = RELEASE_DOCUMENTS[pattern];
    const resources = resourcesOf(pattern);
    const { schema, responses, guard } = releaseRoute(parts, isPublic);
    app.get(
      `/${pattern.replace('{slug}', ':slug')}`,
      {
        schema: {
          ...schema,
          tags: ['content'],
          summary: `${many ? 'All' : 'One'} ${resources.map(({ type }) => type).join(' or ')}`,
          ...(pattern.endsWith('/{slug}') && { params: slug }),
          response: { 200: resourceAnswer('The document.', resources, { many }), ...responses },
        },
        ...guard,
      },
      send,
    );
  }
}
