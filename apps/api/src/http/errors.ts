import { type ApiError, type ErrorDocument, JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { ReleaseGone } from '@vitrine/release/former-releases.ts';
import { isDatabaseUnavailable } from '@vitrine/server/database-unavailable.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { DISK_FULL_CODES, hasNothingLeft } from '@vitrine/server/free-space.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemCode } from './problem.ts';
import { problemText } from './problem-texts.ts';
import { siteOf } from './site-language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    errors: ErrorReporter;
  }
}

function errorsOf(problem: Problem, language: Language): ApiError[] {
  const base = { status: String(problem.status), title: problem.title };
  if (problem.fields.length > 0) {
    return problem.fields.map(({ pointer, code, detail }) => ({
      ...base,
      code,
      detail: detail ?? problemText(language, code) ?? problemText(language, 'noValidValue'),
      source: { pointer },
    }));
  }
  return [{ ...base, code: problem.code, detail: problemText(language, problem.code), source: problem.source }];
}

const BY_STATUS: Record<number, ProblemCode> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  415: 'mediaType',
  416: 'rangeNotSatisfiable',
  429: 'tooManyRequests',
  503: 'unavailable',
};

const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '');

/** The disk of the files or of the database is full. */
const isStorageFull = (error: unknown) => DISK_FULL_CODES.includes(codeOf(error));

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

const storageFull = () => new Problem('storageFull', { headers: { 'retry-after': '60' } });

/** What any thrown value means for the caller. Whatever is not on purpose is 'internal' and tells nothing. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ReleaseGone) return new Problem('releaseGone');
  if (isStorageFull(error)) return storageFull();
  if (isDatabaseUnavailable(error)) return new Problem('unavailable', { headers: { 'retry-after': '2' } });
  if (isFastifyError(error)) {
    const status = error.statusCode ?? 500;
    const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'badRequest' : 'internal');
    return new Problem(code);
  }
  return new Problem('internal');
}

/** Answers a problem as a JSON:API document; the language is the site's as far as the request names one. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const body: ErrorDocument = { errors: errorsOf(problem, siteOf(request) ?? 'de') };
  reply.problem = problem.code;
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type(JSON_API_TYPE)
    .serializer(JSON.stringify)
    .send(body);
}

/** The caller has closed the connection: what fails then, as half a body does, is no fault of ours. */
export const hasGone = (request: FastifyRequest) => request.socket?.destroyed === true;

export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  problem = toProblem(error),
): FastifyReply {
  const route = request.routeOptions.url;
  if (hasGone(request)) {
    request.log.debug({ route }, 'the client went away');
    return sendProblem(request, reply, new Problem('badRequest'));
  }
  // One on purpose, say before the first release, is no fault: where it was thrown says nothing.
  if (error instanceof Problem) {
    if (problem.status >= 500) request.log.warn({ problem: problem.code, route }, 'cannot be answered now');
  } else if (problem.status >= 500) {
    request.log.error({ err: plainError(error), route }, 'request failed');
    request.server.errors.report(error, { kind: 'request', place: route ?? null });
  }
  return sendProblem(request, reply, problem);
}

/** A database that ended because it had no room says only that it is away. `freeBytes`: of the disk of this instance. */
export const createErrorHandler =
  (freeBytes: () => Promise<number>) => async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isFull = isDatabaseUnavailable(error) && (await hasNothingLeft(freeBytes));
    return handleError(error, request, reply, isFull ? storageFull() : toProblem(error));
  };
