import { createHash } from 'node:crypto';
import type { Language } from '@vitrine/contract/sites.ts';
import type { FastifyReply } from 'fastify';
import { html } from './html.ts';

const STYLE =
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:0 1.25rem;text-align:center;font:400 1.125rem/1.55 "Archivo Variable","Helvetica Neue",Arial,sans-serif;color:#171c20;background:#f4f6f7}h1{margin:0;font-size:1.75rem;font-weight:560}p{color:#59656d}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;
const RETRY_SECONDS = 2;

type Part = 'cms' | 'app' | 'catalogue' | 'pages';

const TEXTS: Record<Language, Record<Part | 'note', string>> = {
  de: {
    cms: 'Die Verwaltung startet gerade …',
    app: 'Die Anwendung wird gerade gebaut …',
    catalogue: 'Der Katalog wird gerade vorbereitet …',
    pages: 'Sie laden gerade sehr viele Seiten auf einmal …',
    note: 'Diese Seite lädt von selbst neu.',
  },
  en: {
    cms: 'The administration is starting …',
    app: 'The application is being built …',
    catalogue: 'The catalogue is being prepared …',
    pages: 'You are loading a lot of pages at once …',
    note: 'This page reloads by itself.',
  },
};

/** Answers that a part is not there yet, as a page that tries again by itself. */
export function waitPage(reply: FastifyReply, language: Language, part: Part): FastifyReply {
  const texts = TEXTS[language];
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>${texts[part]}</title><style>`;
  const rest = html`</style></head>
<body><main role="status"><h1>${texts[part]}</h1><p>${texts.note}</p></main></body>
</html>
`;
  return reply
    .code(part === 'cms' ? 502 : 503)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) })
    .type('text/html; charset=utf-8')
    .send(page.text + STYLE + rest.text);
}
