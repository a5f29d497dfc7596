import { openAsBlob } from 'node:fs';
import type { FileStore } from '@vitrine/server/files.ts';
import type { UploadConfig } from 'payload';
import { uploadKey } from './upload-key.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** First and last byte of `bytes=first-last`; null for the whole file, also when the range makes no sense. */
function rangeOf(header: string | null, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? size - Number(to) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= 0 && first <= last ? { first, last } : null;
}

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

/** Shows an uploaded file to staff; Payload has asked who they are before. */
export const serveUpload =
  (files: FileStore): Handler =>
  async (req, { params: { collection, filename } }) => {
    const key = uploadKey(collection, filename);
    if (!(await files.exists(key))) return new Response(null, { status: 404 });
    const file = await openAsBlob(files.path(key));
    const { size } = file;
    const range = rangeOf(req.headers.get('range'), size);
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const type = typeOf(filename);
    return new Response(file.slice(first, last + 1), {
      status: range ? 206 : 200,
      headers: {
        'content-type': type,
        'content-disposition': type === OTHER ? 'attachment' : 'inline',
        'content-length': String(last - first + 1),
        'accept-ranges': 'bytes',
        'content-security-policy': policyOf(type),
        'x-content-type-options': 'nosniff',
        ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
      },
    });
  };
