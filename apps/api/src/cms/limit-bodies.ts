import { Readable } from 'node:stream';
import { plainError } from '@vitrine/server/plain-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowSlowBody } from '../http/body-time.ts';
import { hasGone, toProblem } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import { createFormPlaces } from './form-places.ts';
import { createUploadKeeper, UPLOAD_MAX } from './keep-upload.ts';
import { isReadable } from './read-call.ts';
import { createRefusedReader } from './read-refused.ts';
import { adminBusy, BODY_MAX, refuse } from './refuse.ts';

/** Bytes of the form of a page that staff edit, with all its blocks, and of what the form asks the server meanwhile. */
const FORM_MAX = 4 * 1024 * 1024;
/** Collections that take files; payload-routes.test.ts compares them with those there are. */
export const UPLOADS = ['images', 'videos', 'video-versions', 'rendering-frames', 'webrotate-360', 'files'];
const UPLOAD_PATH = new RegExp(`^/cms-api/(?:${UPLOADS.join('|')})(?:/[^/]+)?$`);

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
const isMultipart = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** How a body is taken: small by default, a form of staff, or a file of staff, which alone is not held in memory. */
function kindOf(request: FastifyRequest): 'small' | 'form' | 'upload' {
  if (!request.isOfStaff) return 'small';
  if (request.cmsPath.startsWith('/admin')) return 'form';
  if (!isMultipart(request)) return 'small';
  // Browsers say how long a file is.
  return UPLOAD_PATH.test(request.cmsPath) && request.headers['content-length'] !== undefined ? 'upload' : 'form';
}
const MAX = { small: BODY_MAX, form: FORM_MAX, upload: UPLOAD_MAX };

/** It is a file of staff, which the CMS gets when it is whole. */
export const isUpload = (request: FastifyRequest): boolean => hasBody(request) && kindOf(request) === 'upload';

/** The body whole; null when it is larger than allowed. */
async function readUpTo(body: AsyncIterable<Buffer>, max: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > max) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The CMS reads a body into memory before it asks who sends it. So every body is limited here, whatever its type and its path, and the
 * limit is higher for staff who are logged in only. What is too large is not read to its end: the connection goes with it.
 */
export function limitBodies(scope: FastifyInstance, dataDir: string) {
  const keeper = createUploadKeeper(dataDir);
  const readRefused = createRefusedReader();
  const hasPlace = createFormPlaces();
  scope.addHook('onReady', () => keeper.tidy());
  scope.addHook('preParsing', async (request, reply, body) => {
    const notReadable = () => refuse(request, reply, new Problem('badRequest'), true);
    if (!hasBody(request)) return (await isReadable(request, Buffer.alloc(0))) ? body : notReadable();
    const kind = kindOf(request);
    const tooLarge = () => refuse(request, reply, new Problem('tooLarge', { headers: { connection: 'close' } }));
    if (Number(request.headers['content-length'] ?? 0) > MAX[kind]) return tooLarge();
    // Forms and files are bounded in number for each member of staff; of other bodies nothing counts how many wait to be whole.
    if (kind === 'upload') {
      allowSlowBody(request.raw);
      const [bytes, from] = [Number(request.headers['content-length']), String(request.staffId)];
      try {
        const kept = await keeper.keep(body, bytes, from);
        // What gets no turn is not read.
        if (reply.raw.destroyed) kept.destroy();
        reply.raw.once('close', () => request.endUpload || kept.destroy());
        return kept;
      } catch (error) {
        const problem = toProblem(error);
        // The disk may also become full while the file comes.
        if (hasGone(request) || !(error instanceof Problem || problem.code === 'storageFull')) throw error;
        if (problem.code === 'storageFull') request.log.warn({ err: plainError(error) }, 'no room on the disk for an upload');
        const isRead = await readRefused(request.raw, bytes, from);
        // Half of a body is left: nothing else can come on this connection.
        if (!isRead) reply.header('connection', 'close');
        return refuse(request, reply, problem, isRead);
      }
    }
    if (kind === 'form') {
      if (!hasPlace(String(request.staffId), reply)) return refuse(request, reply, adminBusy());
      allowSlowBody(request.raw);
    }
    const read = await readUpTo(body, MAX[kind]);
    if (!read) return tooLarge();
    return (await isReadable(request, read)) ? Readable.from([read]) : notReadable();
  });
}
