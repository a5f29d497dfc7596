import type { Readable } from 'node:stream';
import { byteRange, contentRange } from '@vitrine/server/byte-range.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { UploadConfig } from 'payload';
import { hasRecord } from './has-record.ts';
import { uploadKey } from './upload-key.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

const TYPES: [RegExp, string][] = [
  [/\.webp$/, 'image/webp'],
  [/\.jpe?g$/, 'image/jpeg'],
  [/\.png$/, 'image/png'],
  [/\.avif$/, 'image/avif'],
  [/\.mp4$/, 'video/mp4'],
  [/\.webm$/, 'video/webm'],
  [/\.pdf$/, 'application/pdf'],
];
const OTHER = 'application/octet-stream';
const typeOf = (name: string) => TYPES.find(([ending]) => ending.test(name.toLowerCase()))?.[1] ?? OTHER;

/** Nothing that was uploaded runs; a sandbox would keep the browser's PDF viewer from starting. */
const policyOf = (type: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${type === 'application/pdf' ? "object-src 'self'" : 'sandbox'}`;

/** The stream as a Response takes it: the types of Readable.toWeb are not those of the DOM. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      stream.destroy();
    },
  });
}

/** Shows an uploaded file to staff; Payload has asked who they are before. */
export const serveUpload =
  (files: FileStore): Handler =>
  async (req, { params: { collection, filename } }) => {
    const key = uploadKey(collection, filename);
    const file = await files.find(key);
    if (!file || !(await hasRecord(req, collection, filename))) return new Response(null, { status: 404 });
    const { size } = file;
    const range = byteRange(req.headers.get('range'), size);
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { 'content-range': contentRange(range, size) } });
    const type = typeOf(filename);
    const stream = await files.stream(key, range ?? undefined);
    return new Response(webStream(stream), {
      status: range ? 206 : 200,
      headers: {
        'content-type': type,
        'content-disposition': type === OTHER ? 'attachment' : 'inline',
        'content-length': String(range ? range.end - range.start + 1 : size),
        'accept-ranges': 'bytes',
        'content-security-policy': policyOf(type),
        'x-content-type-options': 'nosniff',
        ...(range && { 'content-range': contentRange(range, size) }),
      },
    });
  };
