import { randomBytes } from 'node:crypto';

const nonces = new WeakMap<object, string>();

function nonceOf(request: object): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

/**
 * The Content-Security-Policy of the admin. Next writes scripts into its pages and takes from this header of a request the nonce
 * to write them with; so no other script in a page runs. Payload sets styles inline. Nothing foreign is loaded, and nobody
 * embeds it. The same for one request, however often it is asked.
 */
export const adminPolicy = (request: object): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonceOf(request)}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
