import { pingAnswer } from '@vitrine/contract/auth.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { requireAccess } from './require-access.ts';

/** `GET auth/ping`: whether the access token holds. */
export function ping(app: App, { access }: Parts) {
  app.get(
    '/auth/ping',
    {
      schema: {
        tags: ['auth'],
        summary: 'Check a token',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('It holds.', pingAnswer), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user', 'render'),
    },
    async () => ({ data: { ok: true as const } }),
  );
}
