import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguage } from '../http/browser-language.ts';
import { byNetwork, type Limits, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { problemText } from '../http/problem-texts.ts';

/** What guesses a password or sends a mail without a log-in, however the CMS lets it be written: case, slashes, escapes. */
const GUARDED = /^\/cms-api\/+[^/]+\/+(login|forgot-password|reset-password|unlock)\/*$/i;

function isGuarded(request: FastifyRequest): boolean {
  if (request.method !== 'POST') return false;
  const [path = ''] = request.url.split('?');
  try {
    return GUARDED.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Counts what may guess a password of staff, by address; one too many is 429 in the shape the admin shows. */
export function limitStaff(scope: FastifyInstance, limits: Limits) {
  const check = limiter(scope, limits.staff, byNetwork('staff'));
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isGuarded(request)) return;
    try {
      await check(request);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const message = problemText(browserLanguage(request), error.code);
      return reply
        .code(error.status)
        .headers({ 'cache-control': 'no-store', ...error.headers })
        .send({ errors: [{ message }] });
    }
  });
}
