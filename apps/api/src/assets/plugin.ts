import { dirname } from 'node:path';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { App, Parts } from '../parts.ts';
import { assetType } from './asset-type.ts';

const params = z.object({ hash: z.string(), name: z.string() });
const HASH = /^[0-9a-f]{16,64}$/;
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;
const YEAR_SECONDS = 31_536_000;

/** `/assets/<hash>/<name>` and the same as an attachment under `/download`: immutable, by range, open to who knows the URL. */
export const assets = fp(
  async (app: App, { files }: Parts) => {
    for (const [prefix, isDownload] of [
      ['', false],
      ['/download', true],
    ] as const) {
      app.get(`${prefix}/assets/:hash/:name`, { schema: { hide: true, params } }, async (request, reply) => {
        const { hash, name } = request.params;
        if (!HASH.test(hash) || !NAME.test(name)) throw new Problem('notFound');
        const key = `assets/${hash}/${name}`;
        if (!(await files.exists(key))) throw new Problem('notFound');
        const { type, policy, isInline } = assetType(name);
        reply.headers({
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          'content-security-policy': policy,
          ...(isDownload || !isInline ? { 'content-disposition': `attachment; filename="${name}"` } : {}),
        });
        reply.type(type);
        return reply.sendFile(name, dirname(files.path(key)), {
          cacheControl: false,
          contentType: false,
          etag: true,
          lastModified: false,
        });
      });
    }
  },
  { name: 'assets' },
);
