import type { FastifyReply } from 'fastify';
import { sendNothing } from '../http/send-nothing.ts';
import type { ReadyAnswer } from './answers.ts';

/** Sends a ready answer through the framework, with the same headers as the fast path. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: ReadyAnswer): FastifyReply {
  for (let i = 0; i + 1 < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  return status === 304 ? sendNothing(reply, status) : reply.code(status).send(body);
}
