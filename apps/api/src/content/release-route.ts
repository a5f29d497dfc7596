import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, callHeaders, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import type { Parts } from '../parts.ts';
import { negotiate } from './answers.ts';
import { sendAnswer } from './send-answer.ts';

export const releaseHeaders = callHeaders.extend({ 'If-None-Match': z.string().optional().describe('ETag of a former answer.') });

/** What every route that answers from the release has in common, for the OpenAPI document and for its guard. */
export const releaseRoute = ({ access }: Pick<Parts, 'access'>, isPublic: boolean) => ({
  schema: {
    description: `From the current release, in one answer with all it refers to. Header ${HEADER_RELEASE} names the release; ETag and If-None-Match save sending it again.`,
    headers: releaseHeaders,
    ...(isPublic ? {} : { security: BEARER }),
  },
  responses: {
    304: z.null().describe('The caller has it already.'),
    ...problems(...(isPublic ? [] : [401]), 404),
  },
  guard: isPublic ? {} : { onRequest: requireAccess(access, 'user', 'render') },
});

/** Sends the document that the request's path names, in the form its headers ask for. */
export const sendFromRelease =
  ({ content, release, metrics }: Parts) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const site = requireSite(request);
    const path = request.url.slice(API_PREFIX.length + 1).replace(/\?.*$/, '');
    const answer = content.find(site, path);
    if (!answer && release.releaseId === 0) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
    if (!answer) throw new Problem('notFound');
    const ready = negotiate(answer, request.headers);
    metrics.contentAnswered(ready.status);
    sendAnswer(reply, ready);
  };
