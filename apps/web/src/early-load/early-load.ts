/*
 * Runs in index.html before any module (inlined by build/early-load.ts): takes a mailed secret out of the address, starts the
 * document request of the route with the stored token and language, fetches the route's modules, preloads its first picture as
 * soon as the document names it where the page did not come with it, and then starts the app. Whatever goes wrong here is silent:
 * the app starts all the same.
 */
import {
  HEADER_APP_VERSION,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_SITE_LANGUAGE,
  HEADER_SPECIFIED_APP_VERSION,
} from '@vitrine/contract/headers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { painted } from '@vitrine/ui/painted.ts';
import { freshToken, isOver } from './fresh-token.ts';
import type {} from './handover.ts';
import { takeMailCode, takeMailLanguage } from './mail-code.ts';
import { partOf } from './part-of.ts';
import { pictureLinks } from './picture-links.ts';
import { keepSearchPress } from './search-press.ts';
import { sentFirstScreen, sheetsInPart } from './sent-first-screen.ts';
import { startOf, storedSession } from './start.ts';

/** Files of each start and of the app itself, put in by the build; the font last. Empty in development. */
declare const STARTS: Partial<Record<string, string[]>>;
/** The app's own module; empty in development, where the page names it itself. */
declare const ENTRY: string;
const starts = STARTS;

/** Modules wait no longer than this for the answer with the document, and then for its picture to come; in ms. */
const ANSWER_MS = 400;
const PICTURE_FIRST_MS = 250;
/** The app itself waits so long for the picture of the first screen, and for the typeface of its words. */
const PICTURE_MS = 800;

function link(attributes: Record<string, string>): HTMLLinkElement {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/**
 * Starts the app. Evaluating it takes the main thread for long, so a picture that is there is let onto the screen before, and its packages
 * are evaluated in a task of their own.
 */
let isStarted = false;
async function startApp(): Promise<void> {
  isStarted = true;
  if (!ENTRY) return;
  await Promise.all(sheetsInPart().map(style));
  for (const file of (starts.app ?? []).filter((name) => name.endsWith('.js') && name !== ENTRY)) {
    await import(/* @vite-ignore */ file).catch(() => null);
    await pause(0);
  }
  await import(/* @vite-ignore */ ENTRY);
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

const loaded = (element: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    element.onload = element.onerror = resolve;
  });

const sheets = new Map<string, Promise<unknown> | null>();
/** A style sheet as an element, so that the app finds it there; some are there already. Resolves once it has come or failed. */
function style(href: string): Promise<unknown> | null {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const isThere = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  const coming = isThere ? null : loaded(link({ rel: 'stylesheet', href, crossorigin: '' }));
  sheets.set(href, coming);
  return coming;
}

/** Fetches modules and fonts that will be wanted, and style sheets of the page. */
function preload(files: readonly string[]): void {
  for (const href of [...sheetsInPart(), ...files]) {
    if (href.endsWith('.css')) void style(href);
    if (href.endsWith('.js')) link({ rel: 'modulepreload', href });
    if (href.endsWith('.woff2')) link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
  }
}

type Ask = (path: string) => Promise<Response>;

/** Asks for documents with a token that is good, and leaves the requests to the app if that has not begun without them. */
async function asking(token: string | null, language: Language): Promise<Ask> {
  const headers: Record<string, string> = {
    Accept: 'application/vnd.api+json',
    [HEADER_SITE_LANGUAGE]: language,
    [HEADER_IS_DOCUMENT_RENDERER]: '0',
    [HEADER_APP_VERSION]: import.meta.env.APP_VERSION,
    [HEADER_SPECIFIED_APP_VERSION]: import.meta.env.APP_VERSION,
  };
  // Without waiting where it can be: the request is then on its way before anything else is asked for.
  const bearer = token && isOver(token, Date.now()) ? await freshToken(token, headers) : token;
  if (token && !bearer) throw new Error('the session is over');
  if (bearer) headers.Authorization = `Bearer ${bearer}`;
  return (path) => {
    const response = fetch(`/api/v1/${path}`, { headers });
    if (!isStarted) {
      window.vitrineEarly ??= [];
      window.vitrineEarly.push({ path, language, token: bearer, response, at: performance.now() });
    }
    return response;
  };
}

/** Asks for what else the page shows, as long as the app does not ask itself; an answer that fails is the app's to tell of. */
function askAlso(ask: Ask, paths: readonly string[]): void {
  if (!isStarted) for (const path of paths) ask(path).catch(() => null);
}

/** The picture that the answer with the document names, `came` when it is on the screen; null where there is none. */
async function pictureOf(response: Promise<Response> | null): Promise<{ came: Promise<unknown> } | null> {
  const answer = await response?.catch(() => null);
  const pictures = pictureLinks(answer?.ok ? answer.headers.get('Link') : null);
  if (pictures.length === 0) return null;
  // Of several one loads, the one for this window.
  return { came: Promise.race(pictures.map((picture) => loaded(link({ ...picture, fetchpriority: 'high' })))).then(painted) };
}

async function begin(): Promise<void> {
  // The window of the desktop app has no server of its own: the app finds what it shows itself.
  if (Reflect.get(globalThis, 'isTauri') === true) return preload(starts.app ?? []);
  takeMailCode();
  takeMailLanguage();
  const app = starts.app ?? [];
  const search = new URLSearchParams(location.search);
  // A print run and a one-time code bring a session of their own.
  const isOwnSession = search.has('data') || search.has('auth-token');
  const { token, language } = storedSession(localStorage.getItem('auth'), localStorage.getItem('base'));
  const start = isOwnSession ? null : startOf(location.pathname, location.search, token);
  // The search is for those who are logged in.
  if (token && !isOwnSession) keepSearchPress();
  // Before the words are laid out: their language says where they break.
  if (!isOwnSession) document.documentElement.lang = language;
  // First screens are for those who are logged in; the landing page has none.
  const sent = sentFirstScreen(token && start?.path ? language : null);
  if (isOwnSession) return preload(app);
  await sent?.laidOut;
  const path = start?.path;
  const ask = path ? asking(token, language) : null;
  const response = path && ask ? ask.then((askFor) => askFor(path)) : null;
  // What a content page shows below its head; an address with a query may ask for other content.
  const part = start?.name === 'content-page' && response ? response.then(partOf).catch(() => null) : null;
  const also = part && !location.search ? part.then((found) => found?.requests ?? []) : (start?.next ?? []);
  Promise.all([ask, also])
    .then(([askFor, paths]) => askFor && askAlso(askFor, paths))
    .catch(() => null);
  const wanted = start ? [start.name, language, `${start.name}-${language}`] : [language];
  const files = [...app, ...wanted.flatMap((name) => starts[name] ?? [])];
  // The line is for the document first, then for the picture, then for what makes them move.
  const shown = sent?.shown.then(painted);
  const first = shown ? { came: shown } : await Promise.race([pictureOf(response), pause(ANSWER_MS)]);
  if (first) await Promise.race([first.came, pause(PICTURE_FIRST_MS)]);
  // Without it a long title of the page would break elsewhere for a moment, and move what is below.
  const face = token ? document.fonts.load('1em "Archivo Variable"').catch(() => null) : null;
  preload(files);
  void part?.then((found) => found && preload([found.name, `${found.name}-${language}`].flatMap((name) => starts[name] ?? [])));
  await Promise.race([Promise.all([shown, face]), pause(PICTURE_MS)]);
}

begin()
  // Storage is blocked or damaged, or the network is away: the app finds out itself.
  .catch(() => {
    delete document.documentElement.dataset.firstScreen;
  })
  .then(startApp);
