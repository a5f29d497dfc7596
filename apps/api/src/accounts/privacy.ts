import { consentSince } from '@vitrine/accounts/customers/consent-repository.ts';
import { openDeletion } from '@vitrine/accounts/customers/deletion-repository.ts';
import { privacyAnswer } from '@vitrine/contract/my-data.ts';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { presentDeletion } from './deletion-request.ts';
import { ownAccount } from './own-account.ts';

/** `GET user/current/privacy`: the person's consent to the newsletter, and a deletion request that is open. */
export function privacy(app: App, { access, pool }: ApiContext) {
  app.get(
    '/user/current/privacy',
    {
      schema: {
        tags: ['accounts'],
        summary: 'My consent and deletion request',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('The consents that are given.', privacyAnswer), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const { id } = await ownAccount(pool, request);
      const since = await consentSince(pool, id, 'newsletter');
      const deletion = await openDeletion(pool, id);
      return {
        data: {
          newsletter: since !== null,
          newsletterSince: since?.toISOString() ?? null,
          deletion: deletion && presentDeletion(deletion),
        },
      };
    },
  );
}
