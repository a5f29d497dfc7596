import httpProxy from '@fastify/http-proxy';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { cmsOrigin } from '@vitrine/server/service-origins.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { browserLanguage } from '../http/browser-language.ts';
import { handleError, hasGone, sendProblem, toProblem } from '../http/errors.ts';
import { isForeignChange } from '../http/own-origin.ts';
import { Problem } from '../http/problem.ts';
import { waitPage } from '../http/wait-page.ts';
import { adminPolicy } from './admin-policy.ts';
import { readCmsPath } from './cms-path.ts';
import { endingWithClient, endWithClient } from './end-with-client.ts';
import { framingOf, refuseStrayBodies } from './framing.ts';
import { hostForCms } from './host-for-cms.ts';
import { limitBodies } from './limit-bodies.ts';
import { refuse } from './refuse.ts';
import { requireStaff } from './require-staff.ts';
import { cookiesForCms, guardedCookie } from './staff-cookies.ts';
import { limitStaff } from './staff-limit.ts';
import { takeTurns } from './take-turns.ts';
import { takeUploadTurns } from './upload-turns.ts';

/** What the CMS process answers: its pages, its API and uploads, the files of its pages. */
const PREFIXES = ['/admin', '/cms-api', '/_next'];
/** A video of some hundred MB that a sharp cut of versions follows. */
const TIMEOUT_MS = 10 * 60_000;

/** What a caller says of this one connection and of how the message is sent on it. */
const OF_CONNECTION = ['content-length', 'transfer-encoding', 'trailer', 'expect', 'upgrade', 'keep-alive', 'te'];

/** The CMS does not answer: a page that tries again for people, an error for programs. */
function handleSilence(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (hasGone(request)) return handleError(error, request, reply);
  // What is wrong with the request itself, say its Content-Type, says nothing of the CMS.
  const problem = toProblem(error);
  if (problem.status < 500) return refuse(request, reply, problem);
  request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the CMS does not answer');
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    return waitPage(reply, browserLanguage(request), 'cms');
  }
  return sendProblem(request, reply, new Problem('unavailable', { headers: { 'retry-after': '2' } }));
}

/** Hands `/admin` and its API through to the CMS process on this machine; while it starts, a page says so. */
export const cms = fp(
  async (app: App, { environment, limits, pool }: ApiContext) => {
    await app.register(async (scope) => {
      scope.setErrorHandler(handleSilence);
      refuseStrayBodies(scope);
      readCmsPath(scope);
      // Payload looks at the origin of a cookie only; a log-in and a forgotten password need none.
      scope.addHook('onRequest', async (request, reply) => {
        if (isForeignChange(request, environment.publicUrl)) return refuse(request, reply, new Problem('foreignOrigin'));
      });
      limitStaff(scope, { environment, limits, pool });
      requireStaff(scope, { environment, limits, pool });
      // Fastify's own, with its own limit: forms of the admin ask the server in text/plain, and are passed on like any other body.
      scope.removeContentTypeParser('text/plain');
      limitBodies(scope, environment.dataDir);
      takeTurns(scope);
      takeUploadTurns(scope);
      endWithClient(scope);
      const isGuarded = environment.publicUrl.startsWith('https:');
      const cookieIn = (given: string | undefined) => {
        const cookie = cookiesForCms(given, environment.publicUrl);
        return cookie === undefined ? {} : { cookie };
      };
      const cookiesOut = (cookies: string | string[] | undefined) =>
        isGuarded && cookies !== undefined ? { 'set-cookie': [cookies].flat().map(guardedCookie) } : {};
      for (const prefix of PREFIXES) {
        await scope.register(httpProxy, {
          upstream: cmsOrigin(environment),
          prefix,
          rewritePrefix: prefix,
          // Its lines hold URLs; ours do not.
          disableRequestLogging: true,
          http: { requestOptions: endingWithClient(TIMEOUT_MS) },
          replyOptions: {
            // A 503 of the CMS is its answer: asked ten times, as is the default, what was too much for it is ten times as much.
            retryDelay: () => null,
            // What a caller says of the token, and of where the body ends, is not passed on.
            rewriteRequestHeaders: (request, { cookie, [CMS_TOKEN_HEADER]: _, ...headers }) => ({
              ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name))),
              ...framingOf(request),
              ...(environment.cmsToken !== null && { [CMS_TOKEN_HEADER]: environment.cmsToken }),
              ...cookieIn(cookie),
              'content-security-policy': adminPolicy(request),
              host: hostForCms(request.headers.host, environment.publicUrl),
              'x-forwarded-host': hostForCms(request.headers.host, environment.publicUrl),
              'x-forwarded-proto': request.protocol,
              'x-forwarded-for': request.ip,
            }),
            rewriteHeaders: (headers, request) => {
              request?.endUpload?.();
              request?.onAnswer?.();
              return {
                ...headers,
                ...cookiesOut(headers['set-cookie']),
                // An upload that staff look at brings a policy of its own, by which nothing in it runs.
                'content-security-policy': headers['content-security-policy'] ?? adminPolicy(request ?? {}),
                'x-frame-options': 'SAMEORIGIN',
              };
            },
            onError: (reply, { error }) => {
              reply.request.endUpload?.();
              reply.send(error);
            },
          },
        });
      }
    });
  },
  { name: 'cms' },
);
