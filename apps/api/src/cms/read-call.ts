import type { FastifyRequest } from 'fastify';

/** React's name for the arguments of a call in a form. */
const ARGUMENTS = '0';

/** A call of the admin has a part for its arguments and one for each file or long text in them. */
const PARTS_MAX = 100;

/** Whether a form has more parts than any of the admin: to read thousands of empty ones keeps everybody waiting. */
function hasManyParts(type: string, body: Buffer): boolean {
  const [, quoted, plain] = /\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!boundary) return false;
  let at = -1;
  for (let found = 0; found <= PARTS_MAX + 1; found++) {
    at = body.indexOf(boundary, at + 1, 'latin1');
    if (at < 0) return false;
  }
  return true;
}

function isList(text: unknown): boolean {
  try {
    return typeof text === 'string' && Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Whether the CMS can read what is sent to a page of the admin: the call of a server function is a list in JSON, by itself or in a form,
 * and any form is whole. Next answers anything else as a failure of its own.
 */
export async function isReadable({ headers, cmsPath, method }: FastifyRequest, body: Buffer): Promise<boolean> {
  if (method !== 'POST' || !/^\/admin(\/|$)/.test(cmsPath)) return true;
  const isCall = headers['next-action'] !== undefined;
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return !isCall || isList(body.toString());
  if (hasManyParts(type, body)) return false;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return !isCall || isList(form.get(ARGUMENTS));
  } catch {
    return false;
  }
}
