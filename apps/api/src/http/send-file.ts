import { Readable } from 'node:stream';
import { byteRange, contentRange } from '@vitrine/server/byte-range.ts';
import type { FileStore, StoredFile } from '@vitrine/server/files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag, strongTag } from './entity-tag.ts';
import { Problem } from './problem.ts';
import { sendNothing } from './send-nothing.ts';

/**
 * Sends a file or the part that a Range header asks for, as a stream; 304 without it where the caller has it (RFC 9110 13 and 14).
 * `hash` is its entity tag: that of its address, where nothing else will ever be. Throws the problem rangeNotSatisfiable.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, files: FileStore, file: StoredFile, hash: string) {
  const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  reply.headers({ etag: strongTag(hash), 'accept-ranges': 'bytes' });
  if (matchesTag(ifNoneMatch, hash)) return sendNothing(reply, 304);
  const range = ifRange === undefined || ifRange === strongTag(hash) ? byteRange(asked, file.size) : null;
  if (range) reply.header('content-range', contentRange(range, file.size));
  if (range === 'unsatisfiable') throw new Problem('rangeNotSatisfiable');
  if (range) reply.code(206);
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  // Fastify drops the body of an answer to HEAD, so no file is opened for one.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await files.stream(file.key, range ?? undefined));
}
