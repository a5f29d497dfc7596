import { offer as offerResource } from '@vitrine/contract/documents.ts';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems, resourceAnswer } from '../http/schema.ts';
import { findOffer } from './document-repository.ts';

/** `GET offer/{id}`: the stored request, to the print run that prints it; 404 to any other. */
export function offer(app: App, { access, pool }: ApiContext) {
  app.get(
    '/offer/:id',
    {
      schema: {
        tags: ['documents'],
        summary: 'The request a print run prints',
        headers: callHeaders,
        params: z.object({ id: z.string().describe('As `register` answered it.') }),
        security: BEARER,
        response: { 200: resourceAnswer('The request.', offerResource, { many: false }), ...problems(401, 404) },
      },
      onRequest: requireAccess(access, 'user', 'render'),
    },
    async (request) => {
      const { scope, offer, accountId } = accessOf(request);
      const { id } = request.params;
      const row = scope === 'render' && offer === id ? await findOffer(pool, id, accountId) : null;
      if (!row) throw new Problem('notFound');
      return {
        data: {
          type: 'offer' as const,
          id,
          attributes: { requestBody: row.body, createdAt: row.created_at.toISOString(), language: row.site },
          relationships: {},
        },
        included: [],
      };
    },
  );
}
