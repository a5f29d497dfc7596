import type { Language } from '@vitrine/contract/sites.ts';

/** What early-load.ts leaves on the window for the app: an answer that is already under way. */
export interface EarlyRequest {
  /** Path below /api/v1. */
  path: string;
  language: Language;
  token: string | null;
  response: Promise<Response>;
}

declare global {
  interface Window {
    vitrineEarly?: EarlyRequest | undefined;
  }
}

/** Takes over the request that was started before the app, once, and only if it asked for just this. */
export function takeEarly(path: string, language: Language, token: string | null): Promise<Response> | null {
  const early = globalThis.window?.vitrineEarly;
  if (!early || early.path !== path) return null;
  window.vitrineEarly = undefined;
  return early.language === language && early.token === token ? early.response : null;
}

/** Lock under which tokens are renewed, here and in api/refresh.ts: one tab at a time. */
export const REFRESH_LOCK = 'vitrine-refresh';

/** Id of what first-screen.ts draws. */
export const FIRST_SCREEN = 'first-screen';

/** Id of the data that the API sends with the page (apps/api/src/web/first-screen.ts). */
export const FIRST_SCREEN_DATA = 'first-screen-data';

/** Takes away what was drawn before the app was there; the page calls it when it shows the same. */
export function dropFirstScreen(): void {
  document.getElementById(FIRST_SCREEN)?.remove();
}
