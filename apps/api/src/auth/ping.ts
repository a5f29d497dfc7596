import { pingAnswer } from '@vitrine/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { refreshTokenOf } from './bearer.ts';
import { requireAccess } from './require-access.ts';

/**
 * `GET auth/ping`: whether the access token holds. With the refresh token, whether its session does: that neither uses the token
 * up nor counts as use of the session, so a page can ask on its own.
 */
export function ping(app: App, { access, sessions }: Parts) {
  const byAccessToken = requireAccess(access, 'user', 'render');
  app.get(
    '/auth/ping',
    {
      schema: {
        tags: ['auth'],
        summary: 'Check a token',
        description:
          'The bearer is the access token, or the refresh token, of whose session it then tells whether it stands. Neither is used up, and the session is not prolonged.',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('It holds.', pingAnswer), ...problems(401) },
      },
      onRequest: async (request: FastifyRequest) => {
        const refreshToken = refreshTokenOf(request);
        if (!refreshToken) return byAccessToken(request);
        const sessionId = await sessions.sessionOf(refreshToken);
        if (!sessionId || !(await access.stands(sessionId))) throw new Problem('notLoggedIn');
      },
    },
    async () => ({ data: { ok: true as const } }),
  );
}
