import { createHash } from 'node:crypto';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts of a page, as a browser hashes them. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? '');
}

/**
 * The Content-Security-Policy of the app's page: its own files, and exactly the inline script it was built with. `rules` is the text of the
 * one inline style sheet of a page that is sent with its first screen.
 */
export function appPolicy(page: string, rules?: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts(page).map(hashSource)].join(' '),
    ["style-src 'self'", ...(rules ? [hashSource(rules)] : [])].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `font-src 'self'${rules ? ' data:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
