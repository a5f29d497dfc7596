import type { Language } from '@vitrine/contract/sites.ts';

/** What early-load.ts leaves on the window for the app: answers that are already under way. */
export interface EarlyRequest {
  /** Path below /api/v1. */
  path: string;
  /** When it was begun, by `performance.now()`. */
  at: number;
  language: Language;
  token: string | null;
  response: Promise<Response>;
}

declare global {
  interface Window {
    vitrineEarly?: EarlyRequest[] | undefined;
    /** Ends keeping presses (search-press.ts) and tells whether there was one. */
    vitrineSearchPress?: (() => boolean) | undefined;
  }
}

/** The app asks for what a page begins with long before that, ms; what is left then is of a page that was left. */
const EARLY_MS = 30_000;

/** Takes over a request that was started before the app, once, and only if it asked for just this. */
export function takeEarly(path: string, language: Language, token: string | null): Promise<Response> | null {
  const early = globalThis.window?.vitrineEarly ?? [];
  const place = early.findIndex((one) => one.path === path);
  const [found] = place < 0 ? [] : early.splice(place, 1);
  const isFresh = found !== undefined && performance.now() - found.at < EARLY_MS;
  return isFresh && found.language === language && found.token === token ? found.response : null;
}

/** Lock under which tokens are renewed, here and in api/refresh.ts: one tab at a time. */
export const REFRESH_LOCK = 'vitrine-refresh';

/** Id of what the API has sent to be seen before the app (render-first-screen.tsx); the element that says its language has it as its name. */
export const FIRST_SCREEN = 'first-screen';

/** Takes away what was seen before the app was there; the page calls it when it shows the same. */
export function dropFirstScreen(): void {
  document.getElementById(FIRST_SCREEN)?.remove();
}
