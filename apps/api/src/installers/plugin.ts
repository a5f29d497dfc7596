import { INSTALLER_SYSTEMS, type InstallerSystem, installerPath } from '@vitrine/contract/installers.ts';
import type { StoredFile } from '@vitrine/server/files.ts';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { browserLanguage } from '../http/browser-language.ts';
import { Problem } from '../http/problem.ts';
import { problems } from '../http/schema.ts';
import { sendFile } from '../http/send-file.ts';
import { createInstallers, FOLDER } from './manifest.ts';
import { NO_INSTALLER_POLICY, noInstallerPage } from './no-installer-page.ts';
import { update } from './update.ts';

/** The page in the place of the problem, which the schema of the route describes. */
const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .code(404)
    .header('content-security-policy', NO_INSTALLER_POLICY)
    .type('text/html; charset=utf-8')
    .serializer((text: string) => text)
    .send(page);

/** A file that was replaced under the same name has another tag. */
const tagOf = ({ size, modifiedAt }: StoredFile) => `${size.toString(36)}-${modifiedAt.getTime().toString(36)}`;

const HOUR_SECONDS = 3600;
const wantsPage = (accept: string | undefined) => accept?.includes('text/html') === true;

/** `/download/osx`, `/download/win`, `/download/linux`: the newest installer; `/download/update`: what the app's updater asks. */
export const installers = fp(
  async (app: App, context: ApiContext) => {
    const { files, log } = context;
    const known = createInstallers(files, log);

    async function newest(system: InstallerSystem): Promise<string | null> {
      for (const { installers } of await known.releases()) {
        const found = installers.find((one) => one.system === system);
        if (found && (await known.find(found.file))) return found.file;
      }
      return null;
    }

    for (const system of INSTALLER_SYSTEMS) {
      app.get(
        installerPath(system),
        {
          schema: {
            tags: ['downloads'],
            summary: `The newest desktop app for ${system}`,
            description: 'Leads to the file. Where there is none, a browser gets a page that says so.',
            response: { 302: z.null().describe('Where the file is.'), ...problems(404) },
          },
        },
        async (request, reply) => {
          const file = await newest(system);
          reply.headers({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Language, Origin' });
          if (file) return reply.redirect(`/download/${FOLDER}/${file}`, 302);
          if (!wantsPage(request.headers.accept)) throw new Problem('noInstaller');
          return sendPage(reply, noInstallerPage(browserLanguage(request), system));
        },
      );
    }

    // Only a file that the manifest names: its name was checked there, and other files of the folder are not served.
    app.get(
      `/download/${FOLDER}/:file`,
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const { file } = request.params;
        const releases = await known.releases();
        const isNamed = releases.some((one) => [...one.installers, ...one.updates].some((named) => named.file === file));
        const found = isNamed ? await known.find(file) : null;
        if (!found) throw new Problem('notFound');
        reply.headers({
          'cache-control': `public, max-age=${HOUR_SECONDS}`,
          'content-disposition': `attachment; filename="${file}"`,
        });
        reply.type('application/octet-stream');
        return sendFile(request, reply, files, found, tagOf(found));
      },
    );
    update(app, context, known);
  },
  { name: 'installers' },
);
