import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { refuse } from './refuse.ts';

/** Methods whose body the proxy does not pass on; browsers send none with them. */
const BODYLESS = ['GET', 'HEAD', 'OPTIONS'];

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses a body where none belongs: a length that reached the CMS without the bytes would take them from the next request. */
export function refuseStrayBodies(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    if (!BODYLESS.includes(request.method) || !hasBody(request)) return;
    return refuse(request, reply, new Problem('badRequest', { headers: { connection: 'close' } }));
  });
}

/** Of a request, what says how its body is sent on. */
interface Sent {
  body: unknown;
  headers: { 'content-length'?: string | undefined };
}

/**
 * The headers that say where the body ends, by the body that is really sent. A caller's own may be missing or wrong by now: the proxy
 * drops what `Connection` names, and Node then writes the body of a DELETE without any length.
 */
export function framingOf({ body, headers }: Sent): Record<string, string> {
  if (!(body instanceof Readable)) return {};
  const length = headers['content-length'];
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}
