import { manifestAnswer, manifestAsset, manifestDifferenceAnswer, manifestRoute } from '@vitrine/contract/manifest.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { readDifference } from '@vitrine/release/manifest/read-manifest.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { component } from '../http/schema.ts';
import type { MadeAnswer } from './answers.ts';
import { compressibleJson } from './compressible.ts';
import type { Manifests } from './manifests.ts';
import { namesFormer, releaseRoute, sendContent } from './release-route.ts';

component('ManifestRoute', manifestRoute);
component('ManifestAsset', manifestAsset);

const query = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'noValidValue')
    .transform(Number)
    .optional()
    .describe(
      'A former release (X-Release): only what changed since then. 404 when it is no longer known; then ask for the whole.',
    ),
});
type Call = FastifyRequest & { query: z.infer<typeof query> };

const KIND = { isPublic: false, mediaType: 'application/json' };

/** `GET release/manifest`: every document and every file of the release, or what differs from an earlier one. */
export function manifest(app: App, context: ApiContext, manifests: Manifests) {
  const { content, pool } = context;
  const { schema, responses, guard } = releaseRoute(context, false);
  const whole = new Map<Language, { release: number; answer: MadeAnswer }>();
  const countList = limiter(app, context.limits.wholeLists, byAccount('manifests'));

  async function answerWhole(site: Language): Promise<MadeAnswer | undefined> {
    const data = await manifests.current(site);
    if (!data) return undefined;
    const known = whole.get(site);
    if (known?.release === data.release) return known.answer;
    const answer = content.make(site, compressibleJson({ data }), KIND, data.release);
    whole.set(site, { release: data.release, answer });
    return answer;
  }

  app.get(
    '/release/manifest',
    {
      schema: {
        ...schema,
        tags: ['content'],
        summary: 'Every document and file of the release, with SHA-256 and size',
        querystring: query,
        response: {
          200: {
            description: 'The manifest, or with `since` what turns that of the former release into it.',
            content: { 'application/json': { schema: z.union([manifestAnswer, manifestDifferenceAnswer]) } },
          },
          ...responses,
        },
      },
      ...guard,
      // "Nothing has changed" is no list. The settings of the desktop app ask for it at each choice of what to keep.
      preHandler: async (request) => {
        if (request.query.since !== context.release.releaseId || namesFormer(request, context)) await countList(request);
      },
    },
    sendContent(context, async (request: Call, site, former) => {
      const { since } = request.query;
      if (since === undefined && former === null) return answerWhole(site);
      const after = former === null ? await manifests.current(site) : await manifests.former(former, site);
      const data = since === undefined ? after : after && (await readDifference(pool, since, after));
      return data ? content.make(site, compressibleJson({ data }), KIND, data.release) : undefined;
    }),
  );
}
