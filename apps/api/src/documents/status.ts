import { documentStatusAnswer } from '@vitrine/contract/documents.ts';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { findStatus } from './document-repository.ts';

/** `GET document-generator/status/{hash}`: to the account that ordered it, 404 to any other. */
export function status(app: App, { access, pool }: Parts) {
  app.get(
    '/document-generator/status/:hash',
    {
      schema: {
        tags: ['documents'],
        summary: 'State of a document',
        headers: callHeaders,
        params: z.object({ hash: z.string() }),
        security: BEARER,
        response: { 200: jsonApi('Its state.', documentStatusAnswer), ...problems(401, 404, 429) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const row = await findStatus(pool, request.params.hash, accessOf(request).accountId);
      if (!row) throw new Problem('notFound');
      const { next_attempt_at: next, ...state } = row;
      return { data: { ...state, nextAttemptAt: next?.toISOString() ?? null } };
    },
  );
}
