import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Access, AccessRegistry } from './access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireAccess; null on routes that need none. */
    access: Access | null;
  }
}

const REFUSED = { headers: { 'www-authenticate': 'Bearer' } };

/** Hook `onRequest`: lets in who holds a token of one of the scopes, keeps `request.access`. */
export function requireAccess(registry: AccessRegistry, ...scopes: Access['scope'][]) {
  return async (request: FastifyRequest) => {
    const access = await registry.verify(request.headers.authorization);
    if (!access || !scopes.includes(access.scope)) throw new Problem('notLoggedIn', REFUSED);
    request.access = access;
  };
}

/** The access of a request whose route has the hook above. */
export function accessOf(request: FastifyRequest): Access {
  if (!request.access) throw new Problem('notLoggedIn', REFUSED);
  return request.access;
}
