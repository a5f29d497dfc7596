import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';

/**
 * Whether the CMS is asked for the path as it stands here. The proxy makes a URL of it, and that takes dot segments, backslashes
 * and tabs out (WHATWG URL, "path state"): `/cms-api/./staff/login` would be looked at here as something else than what is asked
 * for there. Neither may a segment hide dots behind an escaped slash.
 */
function isPlain(path: string): boolean {
  try {
    const asked = new URL(`http://cms${path}`).pathname;
    return asked === path && !/[/\\]\.{1,2}(?:[/\\]|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Refuses paths that mean another one. Browsers and our pages ask for none: they take the dots out before they ask. */
export function refuseOtherPaths(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!isPlain(path)) return sendProblem(request, reply, new Problem('badRequest'));
  });
}
