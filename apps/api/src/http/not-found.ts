import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { sendProblem } from './errors.ts';
import { Problem } from './problem.ts';

/** What no route answers: a page of the app, a method that an address does not take, or nothing at all. */
export function handleNotFound(app: App, methodsOf: (path: string) => string[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.replace(/\?.*$/, '');
    if (!path.startsWith(`${API_PREFIX}/`) && app.appPages.isPage(request)) return app.appPages.send(request, reply);
    const methods = methodsOf(path);
    if (methods.length === 0) return sendProblem(request, reply, new Problem('notFound'));
    return sendProblem(request, reply, new Problem('methodNotAllowed', { headers: { allow: methods.join(', ') } }));
  };
}
