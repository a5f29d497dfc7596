import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { refreshTokenOf } from './bearer.ts';
import { clearPageCookie } from './page-cookie.ts';

/** `POST auth/logout`: ends the session of the bearer, an access token or, when that has ended, the refresh token. */
export function logout(app: App, { access, sessions, environment }: ApiContext) {
  app.post(
    '/auth/logout',
    {
      schema: {
        tags: ['auth'],
        summary: 'Log out',
        headers: callHeaders,
        security: BEARER,
        response: { 204: z.null().describe('The session has ended.'), ...problems(401) },
      },
    },
    async (request, reply) => {
      const refreshToken = refreshTokenOf(request);
      const caller = refreshToken ? null : await access.verify(request.headers.authorization);
      const sessionId = refreshToken
        ? (await sessions.holderOf(refreshToken))?.sessionId
        : caller?.scope === 'user'
          ? caller.sessionId
          : null;
      if (!sessionId) throw new Problem('notLoggedIn');
      for (const ended of await sessions.end(sessionId)) access.forget(ended);
      clearPageCookie(reply, environment);
      return sendNothing(reply, 204);
    },
  );
}
