import {
  HEADER_APP_PLATFORM,
  HEADER_APP_VERSION,
  HEADER_IDEMPOTENCY_KEY,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_RELEASE,
  HEADER_SITE_LANGUAGE,
  HEADER_SPECIFIED_APP_VERSION,
  HEADER_WEB_BUILD,
} from '@vitrine/contract/headers.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../context.ts';

/** Origins of the window of the desktop app (Tauri 2): macOS and Linux, Windows without and with `useHttpsScheme`. */
const DESKTOP_ORIGINS: readonly string[] = ['tauri://localhost', 'http://tauri.localhost', 'https://tauri.localhost'];

/** What the window of the desktop app calls. Pages, the admin and health are nothing of its own. */
const SHARED = [`${API_PREFIX}/`, '/assets/', '/download/'];

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'Range',
  HEADER_SITE_LANGUAGE,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_APP_PLATFORM,
  HEADER_APP_VERSION,
  HEADER_SPECIFIED_APP_VERSION,
  HEADER_RELEASE,
  HEADER_IDEMPOTENCY_KEY,
].join(', ');
const ANSWER_HEADERS = [
  HEADER_RELEASE,
  HEADER_WEB_BUILD,
  // The server's time: offline mode lasts 30 days by it (shell.md 4), and a window of another origin reads no header that is not named here.
  'Date',
  'ETag',
  'Link',
  'Retry-After',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
].join(', ');
/** Seconds for which a window need not ask again whether it may call; no browser keeps it for longer than two hours. */
const PREFLIGHT_SECONDS = 7200;

/** Whether a request comes from the window of the desktop app. */
export const isFromDesktop = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.origin !== undefined && DESKTOP_ORIGINS.includes(headers.origin);

/**
 * CORS for the window of the desktop app, the only foreign origin: it is named on every answer, errors included, and its preflights
 * are answered. It logs in by its bearer alone: credentials are not allowed, and cookies are not set. Any other origin is told nothing.
 */
export const desktopOrigins = fp(
  async (app: App) => {
    app.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      if (origin === undefined || !SHARED.some((prefix) => request.url.startsWith(prefix))) return;
      reply.header('vary', 'Origin');
      if (!isFromDesktop(request)) return;
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': ANSWER_HEADERS });
      if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': METHODS,
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': String(PREFLIGHT_SECONDS),
          vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        })
        .send();
    });
    // Not async: what hands a call on to the CMS sets the status of its answer once more right after it was sent.
    app.addHook('onSend', (request, reply, payload, done) => {
      if (isFromDesktop(request)) reply.removeHeader('set-cookie');
      done(null, payload);
    });
  },
  { name: 'desktop-origins' },
);
