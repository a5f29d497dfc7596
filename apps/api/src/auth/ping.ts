import { pingAnswer } from '@vitrine/contract/auth.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { requireSession } from './require-session.ts';

/**
 * `GET auth/ping`: whether the access token holds. With the refresh token, whether its session does: that neither uses the token
 * up nor counts as use of the session, so a page can ask on its own.
 */
export function ping(app: App, parts: Parts) {
  app.get(
    '/auth/ping',
    {
      schema: {
        tags: ['auth'],
        summary: 'Check a token',
        description:
          'The bearer is the access token, or the refresh token, of whose session it then tells whether it stands, a block or log-out elsewhere included at once; one that was exchanged more than seconds ago is refused. Neither is used up, and the session is not prolonged.',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('It holds.', pingAnswer), ...problems(401) },
      },
      onRequest: requireSession(parts, 'user', 'render'),
    },
    async () => ({ data: { ok: true as const } }),
  );
}
