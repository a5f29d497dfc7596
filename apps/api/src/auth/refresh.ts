import { refreshAnswer } from '@vitrine/contract/auth.ts';
import type { ApiContext, App } from '../context.ts';
import { scriptsOnly } from '../http/own-origin.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { refreshTokenOf } from './bearer.ts';
import { setPageCookie } from './page-cookie.ts';

/** `GET auth/refresh` with the refresh token as bearer: a new access token and the next refresh token. */
export function refresh(app: App, { sessions, environment }: ApiContext) {
  app.get(
    '/auth/refresh',
    {
      schema: {
        tags: ['auth'],
        summary: 'Renew a session',
        description:
          'The bearer is the refresh token; each is exchanged once. A used one shown again ends the session, except within seconds (two tabs at once), when it gets the same answer.',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('The next tokens.', refreshAnswer), ...problems(401, 403) },
      },
      onRequest: scriptsOnly(environment.publicUrl),
    },
    async (request, reply) => {
      // Before the token is used up: a call that is refused for its header keeps it.
      const site = requireSite(request);
      const refreshToken = refreshTokenOf(request);
      if (!refreshToken) throw new Problem('noRefreshToken');
      const tokens = await sessions.refresh(refreshToken);
      if (!tokens) throw new Problem('sessionEnded');
      request.subject = tokens.accountId;
      setPageCookie(reply, environment, { sessionId: tokens.sessionId, site });
      return { data: { token: tokens.token, refresh_token: tokens.refreshToken } };
    },
  );
}
