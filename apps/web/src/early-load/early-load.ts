/*
 * Runs in index.html before any module (inlined by build/early-load.ts): takes a mailed secret out of the address, starts the
 * document request of the route with the stored token and language, fetches the route's modules, preloads its first picture as
 * soon as the document names it, draws a product's first screen, and then starts the app. Whatever goes wrong here is silent:
 * the app starts all the same.
 */
import {
  HEADER_APP_VERSION,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_SITE_LANGUAGE,
  HEADER_SPECIFIED_APP_VERSION,
} from '@vitrine/contract/headers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { drawFirstScreen, type ProductDocument } from './first-screen.ts';
import { freshToken, isOver } from './fresh-token.ts';
import type {} from './handover.ts';
import { takeMailCode, takeMailLanguage } from './mail-code.ts';
import { type PictureLink, pictureLinks } from './picture-links.ts';
import { sentFirstScreen } from './sent-first-screen.ts';
import { startOf, storedSession } from './start.ts';

/** Files of each start and of the app itself, put in by the build; the font last. Empty in development. */
declare const STARTS: Partial<Record<string, string[]>>;
/** The app's own module; empty in development, where the page names it itself. */
declare const ENTRY: string;
const starts = STARTS;

/** Modules wait no longer than this for the answer with the document, and then for its picture to come; in ms. */
const ANSWER_MS = 400;
const PICTURE_FIRST_MS = 250;
/** The app itself waits a little more for a late answer, then for the picture to be drawn. */
const LATE_ANSWER_MS = 600;
const PICTURE_MS = 800;

function link(attributes: Record<string, string>): HTMLLinkElement {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/** Starts the app; evaluating it takes the main thread for long, so a drawn picture is let onto the screen before. */
let isStarted = false;
function startApp(): void {
  isStarted = true;
  if (ENTRY) void import(/* @vite-ignore */ ENTRY);
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
/** After the frame that is being made and the one after it: only then it is on the screen. */
const onScreen = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const loaded = (element: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    element.onload = element.onerror = resolve;
  });

/** A style sheet as an element, so that the app finds it there and what is drawn before it has it. */
const styled = (href: string) => loaded(link({ rel: 'stylesheet', href, crossorigin: '' }));

/** Fetches modules and fonts that will be wanted. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    if (href.endsWith('.js')) link({ rel: 'modulepreload', href });
    if (href.endsWith('.woff2')) link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });
  }
}

/** Asks for a document with a token that is good, and leaves the request to the app if that has not begun without it. */
async function ask(path: string, token: string | null, language: Language): Promise<Response> {
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
  const response = fetch(`/api/v1/${path}`, { headers });
  if (!isStarted) window.vitrineEarly = { path, language, token: bearer, response };
  return await response;
}

/** The first picture on its way: settled when it is on the screen, and when the first screen is drawn, where there is one. */
interface FirstPicture {
  came: Promise<unknown> | null;
  drawn: Promise<void> | null;
}
type Draw = (pictures: PictureLink[], product: Promise<ProductDocument>) => Promise<void>;

/** With what came in the page. */
function fromPage(language: Language, draw: Draw): FirstPicture | null {
  const sent = sentFirstScreen(language);
  if (!sent) return null;
  const drawn = draw(sent.links, Promise.resolve(sent.product));
  return { came: drawn.then(onScreen), drawn };
}

/** With the document, whose answer names the picture. */
async function fromAnswer(response: Promise<Response> | null, draw: Draw | null): Promise<FirstPicture | null> {
  const answer = await response?.catch(() => null);
  if (!answer?.ok) return null;
  const pictures = pictureLinks(answer.headers.get('Link'));
  if (pictures.length === 0) return null;
  // Of several one loads, the one for this window.
  const came = pictures.map((picture) => loaded(link({ ...picture, fetchpriority: 'high' })));
  return { came: Promise.race(came).then(onScreen), drawn: draw?.(pictures, answer.clone().json()) ?? null };
}

async function begin(): Promise<void> {
  // The window of the desktop app has no server of its own: the app finds what it shows itself.
  if (Reflect.get(globalThis, 'isTauri') === true) return preload(starts.app ?? []);
  takeMailCode();
  takeMailLanguage();
  const app = starts.app ?? [];
  const search = new URLSearchParams(location.search);
  // A print run and a one-time code bring a session of their own.
  if (search.has('data') || search.has('auth-token')) return preload(app);
  const { token, language } = storedSession(localStorage.getItem('auth'), localStorage.getItem('base'));
  document.documentElement.lang = language;
  const start = startOf(location.pathname, token);
  const response = start?.path ? ask(start.path, token, language) : null;
  const wanted = start ? [start.name, language, `${start.name}-${language}`] : [language];
  const files = [...app, ...wanted.flatMap((name) => starts[name] ?? [])];
  const styles = Promise.all(files.filter((file) => file.endsWith('.css')).map(styled));
  const draw = (pictures: PictureLink[], product: Promise<ProductDocument>) =>
    styles.then(() => drawFirstScreen(pictures, product, () => !isStarted));
  // The line is for the document first, then for the picture, then for what makes them move.
  const isProduct = start?.name === 'product';
  const first = (isProduct && fromPage(language, draw)) || fromAnswer(response, isProduct ? draw : null);
  const early = await Promise.race([first, pause(ANSWER_MS)]);
  if (early?.came) await Promise.race([early.came, pause(PICTURE_FIRST_MS)]);
  preload(files);
  const late = await Promise.race([first, pause(LATE_ANSWER_MS)]);
  if (!late?.drawn) return;
  await Promise.race([pause(PICTURE_MS), late.drawn]);
  if (!document.hidden) await onScreen();
}

begin()
  // Storage is blocked or damaged, or the network is away: the app finds out itself.
  .catch(() => null)
  .then(startApp);
