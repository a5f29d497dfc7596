import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import type { Parts } from '../parts.ts';
import { isLoggedIn } from './is-logged-in.ts';

/** Bytes; as much as a body of the API has. A page that is edited comes as a form, see isUpload. */
const MAX_BODY = 256 * 1024;

/** Files, and records with the files they bring, come as forms from somebody who is logged in. */
const isUpload = async (request: FastifyRequest, parts: Pick<Parts, 'environment' | 'pool'>): Promise<boolean> =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') && (await isLoggedIn(request, parts));

/** What is too large is not read to its end: the connection goes with it. */
const tooLarge = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Problem('tooLarge', { headers: { connection: 'close' } }));

/** The body whole; null when it is larger than allowed. */
async function readUpTo(body: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The CMS reads a body into memory before it asks who sends it. So what comes without the cookie of a session that stands, and whatever is no
 * upload, is limited here, and 413 when it is larger, also where its length is not said.
 */
export function limitBodies(scope: FastifyInstance, parts: Pick<Parts, 'environment' | 'pool'>) {
  scope.addHook('preParsing', async (request, reply, body) => {
    if (!request.url.startsWith('/cms-api') || (await isUpload(request, parts))) return body;
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return tooLarge(request, reply);
    if (request.headers['transfer-encoding'] === undefined) return body;
    const read = await readUpTo(body);
    return read ? Readable.from([read]) : tooLarge(request, reply);
  });
}
