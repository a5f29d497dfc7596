import { appVersion, compareVersions } from '@vitrine/contract/app-versions.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { siteOf } from '../http/site-language.ts';
import { type AppRelease, type Installers, updateArch, updateTarget } from './manifest.ts';

/** What Tauri's updater fills into its address: {{target}}, {{arch}}, {{current_version}}. */
const asked = z.object({ target: updateTarget, arch: updateArch, current_version: appVersion });
/** {{bundle_type}}: what the app was installed as, `unknown` where it was not; a name that is not known here is no reason for a refusal. */
const askedKind = z.object({ bundle_type: z.string().optional() });
type Asked = z.infer<typeof asked> & z.infer<typeof askedKind>;

/** The answer of a dynamic server: https://v2.tauri.app/plugin/updater/#dynamic-update-server */
const updateAnswer = z.object({
  version: appVersion,
  pub_date: z.string(),
  url: z.url(),
  signature: z.string(),
  notes: z.string().optional(),
});

/** The file for an app: that of its kind, else the one that is for every kind. */
function fileFor({ updates }: AppRelease, { target, arch, bundle_type }: Asked) {
  const fitting = updates.filter((one) => one.target === target && one.arch.includes(arch));
  return fitting.find(({ bundle }) => bundle && bundle === bundle_type) ?? fitting.find(({ bundle }) => !bundle);
}

/**
 * `GET /download/update`: the newest release of the desktop app that is newer than the one that asks, as Tauri's updater reads it; 204
 * when there is none, so that no app is ever led to an older version. The signature is passed on as the operator gave it.
 */
export function update(app: App, { environment }: ApiContext, installers: Installers) {
  async function find(app: Asked, request: FastifyRequest) {
    for (const release of await installers.releases()) {
      if (compareVersions(release.version, app.current_version) <= 0) return null;
      const file = fileFor(release, app);
      if (!file || !(await installers.find(file.file))) continue;
      const notes = release.notes?.[siteOf(request) ?? 'de'];
      return {
        version: release.version,
        pub_date: release.publishedAt,
        url: `${environment.publicUrl}/download/installers/${file.file}`,
        signature: file.signature,
        ...(notes !== undefined && { notes }),
      };
    }
    return null;
  }
  const common = {
    tags: ['downloads'],
    summary: 'Whether there is a newer desktop app',
    description: 'For the updater of Tauri 2. Notes are in the language of X-Site-Language.',
    response: {
      200: { description: 'A newer version.', content: { 'application/json': { schema: updateAnswer } } },
      204: z.null().describe('There is none.'),
      ...problems(404),
    },
  };
  app.get('/download/update', { schema: { ...common, querystring: asked } }, async (request, reply) => {
    const found = await find(request.query, request);
    reply.header('cache-control', 'no-cache');
    return found ? reply.type('application/json').send(found) : sendNothing(reply, 204);
  });
  const inPath = { ...common, params: asked, querystring: askedKind };
  app.get('/download/update/:target/:arch/:current_version', { schema: inPath }, async (request, reply) => {
    const found = await find({ ...request.params, ...request.query }, request);
    reply.header('cache-control', 'no-cache');
    return found ? reply.type('application/json').send(found) : sendNothing(reply, 204);
  });
}
