import { user } from '@vitrine/contract/users.ts';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems, resourceAnswer } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { findAccount } from './account-repository.ts';
import { presentUser } from './present-user.ts';

/** `GET user/current`: the account of the token; in a print run the sender of the document. */
export function current(app: App, { access, pool }: Parts) {
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
    async (request) => {
      const account = await findAccount(pool, accessOf(request).accountId);
      if (account?.state !== 'active') throw new Problem('notLoggedIn');
      return {
        data: { type: 'user' as const, id: account.id, attributes: presentUser(account), relationships: {} },
        included: [],
      };
    },
  );
}
