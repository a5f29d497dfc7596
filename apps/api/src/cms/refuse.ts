import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguage } from '../http/browser-language.ts';
import type { Problem } from '../http/problem.ts';
import { problemText } from '../http/problem-texts.ts';

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

/**
 * Answers a problem to a member of staff who is sending a file, when all of it has come and was thrown away: a browser that cannot send
 * to the end says that the connection was lost, and not why the file was refused.
 */
export async function refuseFile(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
  // Who leaves meanwhile hears nothing.
  await finished(request.raw.resume()).catch(() => {});
  return answer(request, reply, problem);
}

/** Answers a problem in the shape that the admin shows, in the language of the browser. */
export function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (hasLongBody(request)) reply.header('connection', 'close');
  return answer(request, reply, problem);
}

function answer(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.problem = problem.code;
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .send({ errors: [{ code: problem.code, message: messageOf(request, problem) }] });
}
