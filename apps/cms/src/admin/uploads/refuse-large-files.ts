import { fileMaxOf } from '@vitrine/content-model/uploads/upload-size.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { UPLOAD_WORDS } from './words.ts';

const MB = 1024 * 1024;
/** What files are sent to: a collection, or a record of it. */
const UPLOAD = /^\/cms-api\/([^/]+)(?:\/[^/]+)?$/;

type Send = (target: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const addressOf = (target: RequestInfo | URL) => (target instanceof Request ? target.url : String(target));

/** The first file of a form that is larger than its collection takes, with that size; null when none is. */
function largeFile(target: RequestInfo | URL, body: unknown): { file: File; max: number } | null {
  if (!(body instanceof FormData)) return null;
  const collection = UPLOAD.exec(new URL(addressOf(target), window.location.href).pathname)?.[1];
  if (collection === undefined) return null;
  const max = fileMaxOf(collection);
  const file = [...body.values()].find((one) => one instanceof File && one.size > max);
  return file instanceof File ? { file, max } : null;
}

/** As the CMS refuses a value at a field. */
function refusal(file: File, max: number, language: Language): Response {
  const inMb = (bytes: number) => Math.ceil(bytes / MB).toLocaleString(language);
  const { field: label, tooLarge } = UPLOAD_WORDS[language];
  const message = tooLarge({ file: file.name, size: inMb(file.size), max: inMb(max) });
  const errors = [{ name: 'ValidationError', message, data: { errors: [{ label, path: 'file', message }] } }];
  return Response.json({ errors }, { status: 400 });
}

/**
 * Looks at the size of a file before anything is sent, for every form of the admin, the one for many files too: all of them send by
 * `fetch`. The server takes no byte of a body that is too large, so the browser would only say that the connection was lost.
 */
export const refusingLargeFiles =
  (send: Send, language: () => Language): Send =>
  async (target, init) => {
    const found = largeFile(target, init?.body);
    return found ? refusal(found.file, found.max, language()) : send(target, init);
  };
