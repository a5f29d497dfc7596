import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the CMS is asked for: decoded, without query and without a slash at the end. Every guard of the CMS decides by it. */
    cmsPath: string;
  }
}

/**
 * Escapes that hide what a path means: of characters that need none (RFC 3986 2.3), of slashes, backslashes, control characters and of
 * the percent sign, which would be decoded twice.
 */
const HIDING = /%(?:[01][\da-f]|2[5def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])/i;

/**
 * The path as every part reads it, null when there is another reading. The proxy makes a URL of the path, which takes dot segments,
 * backslashes and tabs out (WHATWG URL, "path state"), and the CMS decodes it once more.
 */
export function cmsPathOf(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (HIDING.test(path) || path.includes('//')) return null;
  try {
    if (new URL(`http://cms${path}`).pathname !== path) return null;
    return decodeURIComponent(path).replace(/\/$/, '');
  } catch {
    return null;
  }
}

/** The parameter of a query that has a NUL in its name or its value, which no text of the database takes; null when none has. */
function parameterWithNul(url: string): string | null {
  if (!url.includes('%00')) return null;
  const [, query = ''] = url.split(/\?(.*)/s, 2);
  const found = [...new URLSearchParams(query)].find((pair) => pair.some((text) => text.includes('\0')));
  return found ? found[0].replaceAll('\0', '') : null;
}

/** Reads the path once, before anything else looks at the request. Browsers and our pages ask for no path that is refused here. */
export function readCmsPath(scope: FastifyInstance) {
  scope.decorateRequest('cmsPath', '');
  scope.addHook('onRequest', async (request, reply) => {
    const path = cmsPathOf(request.url);
    if (path === null) return refuse(request, reply, new Problem('badRequest'));
    const parameter = parameterWithNul(request.url);
    if (parameter !== null) return refuse(request, reply, new Problem('badRequest', { source: { parameter } }));
    request.cmsPath = path;
  });
}
