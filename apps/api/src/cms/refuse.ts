import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguage } from '../http/browser-language.ts';
import { Problem } from '../http/problem.ts';
import { problemText } from '../http/problem-texts.ts';

/** One member of staff asks for too much at once. */
export const adminBusy = () => new Problem('adminBusy', { headers: { 'retry-after': '5' } });

/** Bytes; as much as a body of the API has. */
export const BODY_MAX = 256 * 1024;

/** A body that is not wanted is read to its end only when it is known to be short; else the connection ends with the answer. */
const hasLongBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_MAX;

/** The sentence of a problem, with the parameter of the query that is wrong. */
function messageOf(request: FastifyRequest, { code, source }: Problem): string | undefined {
  const text = problemText(browserLanguage(request), code);
  return source?.parameter === undefined ? text : `${text} (Parameter: ${source.parameter})`;
}

/** Answers a problem in the shape that the admin shows, in the language of the browser. */
export function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem, isBodyRead = false): FastifyReply {
  if (!isBodyRead && hasLongBody(request)) reply.header('connection', 'close');
  reply.problem = problem.code;
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .send({ errors: [{ code: problem.code, message: messageOf(request, problem) }] });
}
