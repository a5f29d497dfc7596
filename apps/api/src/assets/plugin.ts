import { posix } from 'node:path';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { sendFile } from '../http/send-file.ts';
import { assetType } from './asset-type.ts';

const params = z.object({ hash: z.string(), '*': z.string() });
const HASH = /^[0-9a-f]{16,64}$/;
/** One file, or one of a set that stays together (a rendering of the 360 rotator) in folders of its own. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}){0,6}$/;
const YEAR_SECONDS = 31_536_000;

/** `/assets/<hash>/<name>`, the name with or without folders, and the same as an attachment under `/download`: immutable, by range, open to who knows the URL. */
export const assets = fp(
  async (app: App, { files }: ApiContext) => {
    for (const [prefix, isDownload] of [
      ['', false],
      ['/download', true],
    ] as const) {
      app.get(`${prefix}/assets/:hash/*`, { schema: { hide: true, params } }, async (request, reply) => {
        const { hash, '*': path } = request.params;
        if (!HASH.test(hash) || !NAME.test(path)) throw new Problem('notFound');
        const key = `assets/${hash}/${path}`;
        const file = await files.find(key);
        if (!file) throw new Problem('notFound');
        const name = posix.basename(path);
        const { type, policy, isInline } = assetType(name);
        reply.headers({
          'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
          'content-security-policy': policy,
          // The desktop app shows pictures and videos by plain elements, which name no origin. Who knows a URL may load it anyway.
          'cross-origin-resource-policy': 'cross-origin',
          ...(isDownload || !isInline ? { 'content-disposition': `attachment; filename="${name}"` } : {}),
        });
        reply.type(type);
        return sendFile(request, reply, files, file, hash);
      });
    }
  },
  { name: 'assets' },
);
