import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { findSentFile } from './document-repository.ts';
import { HASH } from './hash.ts';

const sendPdf = (reply: FastifyReply, stream: Readable, size: number) =>
  reply
    .headers({ 'content-length': String(size), 'cache-control': 'private, no-store' })
    .type('application/pdf')
    .send(stream);

/** `GET document-generator/file/{hash}`: the PDF as it was sent, to the account that sent it, as long as it is kept; 404 to any other. */
export function file(app: App, { access, pool, files }: ApiContext) {
  app.get(
    '/document-generator/file/:hash',
    {
      schema: {
        tags: ['documents'],
        summary: 'A document that was sent, as PDF',
        headers: callHeaders,
        params: z.object({ hash: z.string().meta({ description: 'As `register` answered it.', pattern: HASH.source }) }),
        security: BEARER,
        response: {
          200: {
            description: 'The PDF that its recipient got.',
            content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
          },
          ...problems(401, 404),
        },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request, reply) => {
      const { hash } = request.params;
      const key = HASH.test(hash) ? await findSentFile(pool, hash, accessOf(request).accountId) : null;
      const found = key === null ? null : await files.find(key);
      if (!found) throw new Problem('notFound');
      return sendPdf(reply, await files.stream(found.key), found.size);
    },
  );
}
