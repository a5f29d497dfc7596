import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { Problem } from '../http/problem.ts';
import type { Access } from './access.ts';
import { refreshTokenOf } from './bearer.ts';
import { requireAccess } from './require-access.ts';

/**
 * Hook `onRequest` for what an open page asks on its own: lets in who holds an access token of one of the scopes, or a refresh token
 * whose session is valid; keeps `request.access`. That neither uses the refresh token up nor counts as use of the session. One that was
 * exchanged is worth nothing here either, but for the seconds in which another tab may have done so. The database is asked each
 * time: a page that asks every few seconds is told of a block at once, not only when the access registry looks again.
 */
export function requireSession({ access, sessions }: Pick<ApiContext, 'access' | 'sessions'>, ...scopes: Access['scope'][]) {
  const byAccessToken = requireAccess(access, ...scopes);
  return async (request: FastifyRequest) => {
    const refreshToken = refreshTokenOf(request);
    if (!refreshToken) return byAccessToken(request);
    const holder = await sessions.freshHolderOf(refreshToken);
    if (!holder) throw new Problem('notLoggedIn');
    request.access = { ...holder, scope: 'user', offer: null };
  };
}
