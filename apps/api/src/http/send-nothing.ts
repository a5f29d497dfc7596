import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends a status that never has a body: 204, and 304 to a caller who has the content already. Without Content-Length, which says 0 or the
 * length of "null" otherwise (RFC 9110 8.6). To HEAD an empty stream: `send(null)` makes Fastify's own HEAD routes throw.
 */
export const sendNothing = (reply: FastifyReply, status: 204 | 304): FastifyReply =>
  reply.code(status).send(reply.request.method === 'HEAD' ? Readable.from([]) : undefined);
