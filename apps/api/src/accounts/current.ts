import { user } from '@vitrine/contract/users.ts';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { BEARER, callHeaders, problems, resourceAnswer } from '../http/schema.ts';
import { ownAccount } from './own-account.ts';
import { presentDocument } from './present-user.ts';

/** `GET user/current`: the account of the token; in a print run the sender of the document. */
export function current(app: App, { access, pool }: ApiContext) {
  app.get(
    '/user/current',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The account that is logged in',
        headers: callHeaders,
        security: BEARER,
        response: { 200: resourceAnswer('The account.', user, { many: false }), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user', 'render'),
    },
    async (request) => presentDocument(await ownAccount(pool, request)),
  );
}
