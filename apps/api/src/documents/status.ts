import { documentStatusAnswer } from '@vitrine/contract/documents.ts';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { findStatus } from './document-repository.ts';
import { HASH } from './hash.ts';

/** `GET document-generator/status/{hash}`: to the account that ordered it, 404 to any other. */
export function status(app: App, { access, pool }: ApiContext) {
  app.get(
    '/document-generator/status/:hash',
    {
      schema: {
        tags: ['documents'],
        summary: 'State of a document',
        headers: callHeaders,
        params: z.object({ hash: z.string().meta({ description: 'As `register` answered it.', pattern: HASH.source }) }),
        security: BEARER,
        response: { 200: jsonApi('Its state.', documentStatusAnswer), ...problems(401, 404) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const { hash } = request.params;
      const row = HASH.test(hash) ? await findStatus(pool, hash, accessOf(request).accountId) : null;
      if (!row) throw new Problem('notFound');
      const { next_attempt_at: next, failure, is_held, ...state } = row;
      const why = state.status === 'failed' && failure ? { failure } : {};
      const held = is_held ? { isHeld: true as const } : {};
      return { data: { ...state, ...why, ...held, nextAttemptAt: next?.toISOString() ?? null } };
    },
  );
}
