import { RELEASE_ANSWERS } from '@vitrine/contract/resources.ts';
import { releaseRoute, sendFromRelease } from '../content/release-route.ts';
import type { App, Parts } from '../parts.ts';

const PATH = 'media-library/categories';

/** `GET media-library/categories` (catalogue.md 7): from the release, in its own envelope. */
export function categories(app: App, parts: Parts) {
  const { schema: body, public: isPublic } = RELEASE_ANSWERS[PATH];
  const { schema, responses, guard } = releaseRoute(parts, isPublic);
  app.get(
    `/${PATH}`,
    {
      schema: {
        ...schema,
        tags: ['content'],
        summary: 'Filters of the media library, by category',
        response: {
          200: { description: 'The answer.', content: { 'application/json': { schema: body } } },
          ...responses,
        },
      },
      ...guard,
    },
    sendFromRelease(parts),
  );
}
