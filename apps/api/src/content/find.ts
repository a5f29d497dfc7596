import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import {
  isReleasePattern,
  RELEASE_ANSWERS,
  RELEASE_DOCUMENTS,
  type ReleaseAnswerPath,
  resourcesOf,
} from '@vitrine/contract/release-documents.ts';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { resourceAnswer } from '../http/schema.ts';
import { pathOf, releaseRoute, sendContent } from './release-route.ts';

/** Described, not checked: what no document has is 404. */
const slug = z.object({
  slug: z
    .string()
    .meta({ description: 'Last part of the address of the page, as menus and tiles name it.', pattern: '^[a-z0-9-]+$' }),
});

const SUMMARIES: Record<ReleaseAnswerPath, string> = {
  'media-library/categories': 'Filters of the media library, by category',
  'search-index/_all': 'The search of the language, as the app loads it',
};

/** Documents in an envelope of their own (catalogue.md 7). */
const described = Object.entries(RELEASE_ANSWERS).map(([path, { schema, public: isPublic }]) => ({
  path,
  isPublic,
  summary: SUMMARIES[path as ReleaseAnswerPath],
  answer: { description: 'The answer.', content: { 'application/json': { schema } } },
}));

/** The generic find: `GET /api/v1/<path>` for every document of a release. */
export function find(app: App, context: ApiContext) {
  const patterns = Object.keys(RELEASE_DOCUMENTS)
    .filter(isReleasePattern)
    .filter((path) => path !== NEWS_PATH)
    .map((path) => {
      const { many, public: isPublic } = RELEASE_DOCUMENTS[path];
      const resources = resourcesOf(path);
      return {
        path,
        isPublic,
        summary: `${many ? 'All' : 'One'} ${resources.map(({ type }) => type).join(' or ')}`,
        answer: resourceAnswer('The document.', resources, { many }),
      };
    });
  for (const { path, isPublic, summary, answer } of [...patterns, ...described]) {
    const { schema, responses, guard } = releaseRoute(context, isPublic);
    app.get(
      `/${path.replace('{slug}', ':slug')}`,
      {
        schema: {
          ...schema,
          tags: ['content'],
          summary,
          ...(path.endsWith('/{slug}') && { params: slug }),
          response: { 200: answer, ...responses },
        },
        ...guard,
        config: { isUncounted: true },
      },
      sendContent(context, (request, site, former) =>
        former === null ? context.content.find(site, pathOf(request)) : context.content.findFormer(former, site, pathOf(request)),
      ),
    );
  }
}
