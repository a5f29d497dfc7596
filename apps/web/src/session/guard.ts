import type { RouteFlags } from '@vitrine/contract/routes.ts';

export interface GuardState {
  /** PDF generation mode: skips all checks. */
  printing: boolean;
  flags: RouteFlags;
  /** The full target: path, search and hash. */
  target: string;
  /** Null if that cannot be found out now. */
  isLoggedIn: () => Promise<boolean | null>;
}

export type GuardVerdict = { to: 'through' } | { to: 'home' } | { to: 'login'; redirect: string };

/**
 * The route guard (shell.md 2, "Route guard"):
 *
 *   printing ............................................. through
 *   logged in  + redirect-if-logged-in ................... home
 *   logged out + needs a login ........................... login, with the full target path
 *   else ................................................. through
 *
 * A failed check does not log out: the page opens and says itself what it cannot load.
 */
export async function guard({ printing, flags, target, isLoggedIn }: GuardState): Promise<GuardVerdict> {
  if (printing) return { to: 'through' };
  const loggedIn = await isLoggedIn();
  if (loggedIn && flags.redirectIfLoggedIn) return { to: 'home' };
  if (loggedIn === false && flags.requiresAuth) return { to: 'login', redirect: target };
  return { to: 'through' };
}

/** The redirect query as a path of this app, or `/`: another origin or a script is never followed. */
export function ownPath(redirect: string | undefined): string {
  if (!redirect?.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(redirect, 'http://own.invalid');
    // Also what has become of the path: `/..//evil.example` is `//evil.example`, which is another origin again.
    return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
