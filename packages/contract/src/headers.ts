/** Headers of every call (shell.md 7). Node lower-cases incoming names; compare with these. */
export const HEADER_SITE_LANGUAGE = 'X-Site-Language';
export const HEADER_IS_DOCUMENT_RENDERER = 'X-IS-DOCUMENT-RENDERER';
export const HEADER_APP_VERSION = 'X-App-Version';
/** Makes a retried `document-generator/register` the same request (UUID made by the client). */
export const HEADER_IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The release an answer was served from. */
export const HEADER_RELEASE = 'X-Release';
