/*
 * Runs in index.html before any module (inlined by build/early-load.ts): starts the document request of the route with the
 * stored token and language, fetches the route's modules, and preloads its first picture as soon as the document names it.
 * Whatever goes wrong here is silent: the app then only starts later.
 */
import { HEADER_APP_VERSION, HEADER_IS_DOCUMENT_RENDERER, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { firstPicture } from './first-picture.ts';
import type {} from './handover.ts';
import { startOf, storedSession } from './start.ts';

/** Files of each start, put in by the build. */
declare const STARTS: Partial<Record<string, string[]>>;

function link(attributes: Record<string, string>): void {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

function begin(): void {
  const search = new URLSearchParams(location.search);
  // A print run and a one-time code bring a session of their own.
  if (search.has('data') || search.has('auth-token')) return;
  const { token, language } = storedSession(localStorage.getItem('auth'), localStorage.getItem('base'));
  document.documentElement.lang = language;
  const start = startOf(location.pathname, token);
  for (const file of [...(STARTS[language] ?? []), ...((start && STARTS[start.name]) ?? [])]) {
    link(
      file.endsWith('.css') ? { rel: 'preload', as: 'style', href: file, crossorigin: '' } : { rel: 'modulepreload', href: file },
    );
  }
  if (!start?.path) return;
  const headers: Record<string, string> = {
    Accept: 'application/vnd.api+json',
    [HEADER_SITE_LANGUAGE]: language,
    [HEADER_IS_DOCUMENT_RENDERER]: '0',
    [HEADER_APP_VERSION]: import.meta.env.APP_VERSION,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = fetch(`/api/v1/${start.path}`, { headers });
  window.vitrineEarly = { path: start.path, language, token, response };
  response
    .then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((body) => {
      for (const picture of body ? firstPicture(body) : []) link(picture);
    })
    .catch(() => null);
}

try {
  begin();
} catch {
  // Storage is blocked or damaged: the app finds out itself.
}
