/** Headers of every call (shell.md 7). Node lower-cases incoming names; compare with these. */
export const HEADER_SITE_LANGUAGE = 'X-Site-Language';
export const HEADER_IS_DOCUMENT_RENDERER = 'X-IS-DOCUMENT-RENDERER';
export const HEADER_APP_VERSION = 'X-App-Version';
/** The same under the specification's literal name; proxies that drop names without `X-` leave the one above. */
export const HEADER_SPECIFIED_APP_VERSION = 'app-version';
/** `desktop`: the call is one of the desktop app; its window may leave it out, for its origin says so. */
export const HEADER_APP_PLATFORM = 'X-App-Platform';
/** Makes a retried `document-generator/register` the same request (UUID made by the client). */
export const HEADER_IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Of an answer: the release it was served from. Of a call: the release to answer from. */
export const HEADER_RELEASE = 'X-Release';
/** Of an answer to `auth/ping`: the fingerprint of the web app that the server has now. */
export const HEADER_WEB_BUILD = 'X-Web-Build';
