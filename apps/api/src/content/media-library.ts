import { RELEASE_ANSWERS } from '@vitrine/contract/resources.ts';
import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { releaseRoute, sendFromRelease } from './release-route.ts';

const SUMMARIES: Record<keyof typeof RELEASE_ANSWERS, string> = {
  'media-library/items': 'Pictures and films of the media library',
  'media-library/categories': 'Filters of the media library, by category',
};

/** `GET media-library/items` and `GET media-library/categories` (catalogue.md 7): from the release, in their own envelope. */
export const mediaLibrary = fp(
  async (app: App, parts: Parts) => {
    const send = sendFromRelease(parts);
    for (const [path, { schema: body, public: isPublic }] of Object.entries(RELEASE_ANSWERS)) {
      const { schema, responses, guard } = releaseRoute(parts, isPublic);
      app.get(
        `/${path}`,
        {
          schema: {
            ...schema,
            tags: ['content'],
            summary: SUMMARIES[path as keyof typeof RELEASE_ANSWERS],
            response: {
              200: { description: 'The answer.', content: { 'application/json': { schema: body } } },
              ...responses,
            },
          },
          ...guard,
        },
        send,
      );
    }
  },
  { name: 'media-library' },
);
