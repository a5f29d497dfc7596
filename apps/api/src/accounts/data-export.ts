import { collectData } from '@vitrine/accounts/customers/data-export-repository.ts';
import { dataExport } from '@vitrine/contract/data-export.ts';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { ownAccount } from './own-account.ts';

/** `GET user/current/export`: everything that is held about the person, as a file. */
export function exportData(app: App, { access, limits, pool }: ApiContext) {
  app.get(
    '/user/current/export',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Everything that is held about me',
        headers: callHeaders,
        security: BEARER,
        response: {
          200: { description: 'A JSON file.', content: { 'application/json': { schema: dataExport } } },
          ...problems(401),
        },
      },
      onRequest: requireAccess(access, 'user'),
      preHandler: limiter(app, limits.dataExport, byAccount('export')),
    },
    async (request, reply) => {
      const { id } = await ownAccount(pool, request);
      const file = await collectData(pool, id);
      return reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="vitrine-export.json"')
        .send(file);
    },
  );
}
