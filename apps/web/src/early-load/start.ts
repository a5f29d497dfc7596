/** Names of the starts that the build knows the files of; see build/early-load.ts. */
export type StartName = 'home' | 'landing' | 'login' | 'product';
export interface Start {
  name: StartName;
  /** Document of the route, a path below /api/v1; none for the login. */
  path?: string;
}

/** What a visit begins with: by path and by whether there is a token. A route that needs a login begins with the login. */
export function startOf(pathname: string, token: string | null): Start | null {
  if (pathname === '/') {
    return token ? { name: 'home', path: 'home-page' } : { name: 'landing', path: 'landing-page' };
  }
  if (pathname === '/login') return { name: 'login' };
  const slug = /^\/product\/([a-z0-9-]+)$/.exec(pathname)?.[1];
  if (!slug) return null;
  return token ? { name: 'product', path: `product/${slug}` } : { name: 'login' };
}

function stateOf(area: string | null): Record<string, unknown> {
  const stored: unknown = JSON.parse(area ?? 'null');
  const state = typeof stored === 'object' && stored && 'state' in stored ? stored.state : null;
  return typeof state === 'object' && state ? { ...state } : {};
}

/** Token and language from the areas `auth` and `base` of local storage (stores/auth.ts, stores/base.ts). */
export function storedSession(auth: string | null, base: string | null): { token: string | null; language: 'de' | 'en' } {
  const { token } = stateOf(auth);
  return { token: typeof token === 'string' ? token : null, language: stateOf(base).language === 'en' ? 'en' : 'de' };
}
