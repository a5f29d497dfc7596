import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import type { Parts } from '../parts.ts';
import { isLoggedIn } from './is-logged-in.ts';
import { isBuildFile, isOpen } from './open-calls.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a member of staff was found in the database for this request. */
    isOfStaff: boolean;
  }
}

const READS = ['GET', 'HEAD'];
const isOfAdmin = ({ cmsPath }: FastifyRequest) => cmsPath === '/admin' || cmsPath.startsWith('/admin/');

/** The page that was asked for comes after the log-in; the parameter of Next says only how it was asked. */
function toLogIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, searchParams } = new URL(request.url, 'http://admin');
  for (const name of ['_rsc', 'redirect']) searchParams.delete(name);
  const asked = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  const after = asked === '/admin' ? '' : `?${new URLSearchParams({ redirect: asked })}`;
  return reply.header('cache-control', 'no-store').redirect(`/admin/login${after}`, 302);
}

/**
 * Lets nothing reach the CMS without the session of a member of staff, but for what its log-in needs. A call costs the CMS a
 * hundred times what it costs here, so what it does for strangers is limited by address, and so are the forms of its pages.
 */
export function requireStaff(scope: FastifyInstance, parts: Pick<Parts, 'environment' | 'pool' | 'limits'>) {
  const countOpen = limiter(scope, parts.limits.adminOpen, byNetwork('admin open'));
  const countForm = limiter(scope, parts.limits.adminForms, byNetwork('admin forms'));
  scope.decorateRequest('isOfStaff', false);
  scope.addHook('onRequest', async (request, reply) => {
    if (isBuildFile(request)) return;
    const isRead = READS.includes(request.method);
    try {
      if (isOfAdmin(request) && !isRead) await countForm(request);
      if (isOpen(request)) return await countOpen(request);
    } catch (error) {
      if (error instanceof Problem) return refuse(request, reply, error);
      throw error;
    }
    request.isOfStaff = await isLoggedIn(request, parts);
    if (request.isOfStaff) return;
    if (isOfAdmin(request) && isRead) return toLogIn(request, reply);
    return refuse(request, reply, new Problem('notLoggedIn'));
  });
}
