import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { acceptsBrotli } from '../http/accept-brotli.ts';
import { browserLanguage } from '../http/browser-language.ts';
import { matchesTag, strongTag, weakTag } from '../http/entity-tag.ts';
import { APP_PERMISSIONS, PAGE_HEADERS } from '../http/security-headers.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { waitPage } from '../http/wait-page.ts';
import { createAppPage } from './app-page.ts';
import { createFirstScreens } from './first-screen.ts';
import { printPageOf } from './print-page.ts';

/** Folder of the build whose names hold a hash (`build.assetsDir` of apps/web/vite.config.ts). */
const HASHED = 'app';
/** Files that are part of a page and never one themselves. */
const PART = /\.(?:js|css|woff2)(?:\.br)?$/;
/** Where a page of the app is never looked for: there, what does not exist is a 404. */
const NOT_A_PAGE = /^\/(api|assets|download|app|health|metrics|mailbox|cms-api|_next)(\/|$)/;

export interface AppPages {
  /** True when a request that nothing else answered is for a page of the app. */
  isPage(request: FastifyRequest): boolean;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

declare module 'fastify' {
  interface FastifyInstance {
    appPages: AppPages;
  }
}

/** The app: its files, and its page for every path that is none of ours. */
export const web = fp(
  async (app: App, context: ApiContext) => {
    const { webDir } = context;
    const read = createAppPage(webDir);
    const firstScreenOf = createFirstScreens(context);
    const hashedDir = join(webDir, HASHED) + sep;
    await app.register(fastifyStatic, {
      root: webDir,
      prefix: '/',
      index: false,
      dotfiles: 'ignore',
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      suppressWarning: true,
      allowedPath: (path) => !/(^|\/)(index\.html|[^/]+\.(?:br|map))$/.test(path),
      setHeaders(reply, path) {
        if (PART.test(path)) for (const name of PAGE_HEADERS) reply.removeHeader(name);
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
        // Assets are sent by the same plugin and have said how long they last.
        if (reply.hasHeader('cache-control')) return;
        reply.header(
          'cache-control',
          path.startsWith(hashedDir) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });

    async function send(request: FastifyRequest, reply: FastifyReply) {
      const plain = await read();
      if (!plain) return waitPage(reply, browserLanguage(request), 'app');
      // The app asks for the languages there are before anything else: without a release none of its pages can load.
      if (context.release.releaseId === 0) return waitPage(reply, browserLanguage(request), 'catalogue');
      const printed = await printPageOf(request, plain.identity.toString('utf8'), context);
      if (printed !== null) {
        reply.headers({ 'content-security-policy': plain.policy, 'cache-control': 'no-store' });
        return reply.code(200).type('text/html; charset=utf-8').send(printed);
      }
      const own = await firstScreenOf(request, plain);
      const page = own ?? plain;
      reply.headers({
        'content-security-policy': page.policy,
        'permissions-policy': APP_PERMISSIONS,
        'cache-control': own ? 'private, no-cache' : 'no-cache',
        vary: 'Accept-Encoding, Cookie',
      });
      const brotli = acceptsBrotli(String(request.headers['accept-encoding'] ?? ''));
      reply.header('etag', brotli ? weakTag(page.hash) : strongTag(page.hash));
      if (matchesTag(request.headers['if-none-match'], page.hash)) return sendNothing(reply, 304);
      if (brotli) reply.header('content-encoding', 'br');
      return reply
        .code(200)
        .type('text/html; charset=utf-8')
        .send(brotli ? page.brotli : page.identity);
    }

    app.decorate('appPages', {
      send,
      isPage({ method, url, headers }) {
        const path = url.replace(/\?.*$/, '');
        return (
          (method === 'GET' || method === 'HEAD') && !NOT_A_PAGE.test(path) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
        );
      },
    });
    app.get('/', { schema: { hide: true } }, send);
    app.get('/index.html', { schema: { hide: true } }, send);
  },
  { name: 'web' },
);
