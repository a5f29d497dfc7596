import type { FastifyRequest } from 'fastify';

/** React's name for the arguments of a call in a form. */
const ARGUMENTS = '0';

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
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return !isCall || isList(form.get(ARGUMENTS));
  } catch {
    return false;
  }
}
