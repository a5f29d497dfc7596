import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext } from '../context.ts';
import { namedRelease } from '../http/account-limits.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { type ContentAnswer, type MadeAnswer, negotiate } from './answers.ts';
import { sendAnswer } from './send-answer.ts';

const RELEASE_NUMBER = /^[1-9]\d{0,14}$/;

export const releaseHeaders = callHeaders.extend({
  'If-None-Match': z.string().optional().describe('ETag of a former answer.'),
  [HEADER_RELEASE]: z
    .string()
    .regex(RELEASE_NUMBER)
    .optional()
    .describe(
      'Answers from this release, with a log-in, for 30 days after it was replaced, and 409 (`releaseGone`) after that: a download belongs to one release from its beginning to its end.',
    ),
});

/** What every route that answers from the release has in common, for the OpenAPI document and for its guard. */
export const releaseRoute = ({ access }: Pick<ApiContext, 'access'>, isPublic: boolean) => ({
  schema: {
    description: `From the current release or the one that the caller names, in one answer with all it refers to. Header ${HEADER_RELEASE} names the release; ETag and If-None-Match save sending it again.`,
    headers: releaseHeaders,
    ...(isPublic ? {} : { security: BEARER }),
  },
  responses: {
    304: z.null().describe('The caller has it already.'),
    ...problems(401, 404, 409),
  },
  guard: isPublic ? {} : { onRequest: requireAccess(access, 'user', 'render') },
});

type Answer = ContentAnswer | MadeAnswer | undefined;

/** Whether a call names another release than the current one. */
export const namesFormer = (request: FastifyRequest, { release }: Pick<ApiContext, 'release'>): boolean =>
  ![undefined, String(release.releaseId)].includes(namedRelease(request)?.toString());

/**
 * The former release that a call names by its header; null for the current one. Former releases are read from the database, so only a
 * caller who is logged in may name one.
 */
async function formerOf(
  request: FastifyRequest,
  { release, access }: Pick<ApiContext, 'release' | 'access'>,
): Promise<number | null> {
  const named = namedRelease(request);
  if (named === undefined) return null;
  if (typeof named !== 'string' || !RELEASE_NUMBER.test(named)) {
    throw new Problem('badRequest', { source: { header: HEADER_RELEASE } });
  }
  if (Number(named) === release.releaseId) return null;
  if (!(await access.verify(request.headers.authorization))) throw new Problem('notLoggedIn');
  return Number(named);
}

/**
 * The one way in which routes answer content: `find` answers it, for the site of the call and from the former release that it names,
 * and this sends the form that the call's headers ask for. Nothing found is 404, and 503 before the first release.
 */
export const sendContent =
  <R extends FastifyRequest>(
    { release, access, metrics }: Pick<ApiContext, 'release' | 'access' | 'metrics'>,
    find: (request: R, site: Language, former: number | null) => Answer | Promise<Answer>,
  ) =>
  async (request: R, reply: FastifyReply): Promise<void> => {
    const former = await formerOf(request, { release, access });
    const answer = await find(request, requireSite(request), former);
    if (!answer && release.releaseId === 0) throw notReady();
    if (!answer) throw new Problem('notFound');
    const chosen = negotiate<MadeAnswer['brotli'] | ContentAnswer['brotli']>(answer, request.headers);
    const ready = typeof chosen === 'function' ? await chosen() : chosen;
    metrics.contentAnswered(ready.status);
    await sendAnswer(reply, ready);
  };

/** What is asked for is being made. */
export const notReady = () => new Problem('unavailable', { headers: { 'retry-after': '2' } });

/** Path of a call below the API prefix. */
export const pathOf = ({ url }: FastifyRequest) => url.slice(API_PREFIX.length + 1).replace(/\?.*$/, '');
