import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { limiter, networkKey } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { FIRST_STAFF_PAGE, isBuildFile, isOpen } from './open-calls.ts';
import { refuse } from './refuse.ts';
import { staffOf } from './staff-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of staff whose session was found in the database for this request. */
    staffId: string | null;
    /** It is a call for which that session is needed; a call that everybody may make gives no more to those who have one. */
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

/** Staff who are logged in are counted by themselves, so that no stranger behind their address uses up their calls. */
const byStaff = (name: string) => (request: FastifyRequest) =>
  request.staffId === null ? networkKey(name, request) : `${name} ${request.staffId}`;

/**
 * Lets nothing reach the CMS without the session of a member of staff, but for what its log-in needs. A call costs the CMS a
 * hundred times what it costs here, so what it does for strangers is limited by network, and so are the forms of its pages.
 */
export function requireStaff(scope: FastifyInstance, context: Pick<ApiContext, 'environment' | 'pool' | 'limits'>) {
  const countOpen = limiter(scope, context.limits.adminOpen, byStaff('admin open'));
  const countForm = limiter(scope, context.limits.adminForms, byStaff('admin forms'));
  const hasStaff = async () => (await context.pool.query('select 1 from public.staff limit 1')).rowCount === 1;
  scope.decorateRequest('staffId', null);
  scope.decorateRequest('isOfStaff', false);
  scope.addHook('onRequest', async (request, reply) => {
    if (isBuildFile(request)) return;
    const isRead = READS.includes(request.method);
    request.staffId = await staffOf(request, context);
    try {
      if (isOfAdmin(request) && !isRead) await countForm(request);
      if (isOpen(request)) {
        await countOpen(request);
        if (request.cmsPath !== FIRST_STAFF_PAGE || !(await hasStaff())) return;
        return reply.header('cache-control', 'no-store').redirect('/admin/login', 302);
      }
    } catch (error) {
      if (error instanceof Problem) return refuse(request, reply, error);
      throw error;
    }
    request.isOfStaff = request.staffId !== null;
    if (request.isOfStaff) return;
    if (isOfAdmin(request) && isRead) return toLogIn(request, reply);
    return refuse(request, reply, new Problem('notLoggedIn'));
  });
}
