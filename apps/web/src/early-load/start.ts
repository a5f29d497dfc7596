import { COMPARISON_MAX, comparedMachines, isMachineSlug } from '@vitrine/contract/comparisons.ts';
import { beginningAt, documentOf, firstRequestOf } from '@vitrine/contract/page-paths.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';

/** Names of the starts that the build knows the files of; see build/early-load.ts. */
type StartName = 'home' | 'landing' | 'login' | PageKind;
export interface Start {
  name: StartName;
  /** What the route asks for first, a path below /api/v1; null for the login and for a page that finds out itself. */
  path: string | null;
  /** What it asks for when it has that: the machines of a comparison, which are in its address. */
  next: string[];
}

const LOGIN: Start = { name: 'login', path: null, next: [] };

/** The machines that the address of a comparison names, in a document (`slug`) or on the screen (`?machines=`). */
function machinesOf(slug: string, search: string): string[] {
  const named = comparedMachines(slug) ?? new URLSearchParams(search).get('machines')?.split(',') ?? [];
  return [...new Set(named.filter(isMachineSlug))].slice(0, COMPARISON_MAX);
}

/** What a visit begins with: by path and by whether there is a token. A route that needs a login begins with the login. */
export function startOf(pathname: string, search: string, token: string | null): Start | null {
  if (pathname === '/') {
    return token ? { name: 'home', path: 'home-page', next: [] } : { name: 'landing', path: 'landing-page', next: [] };
  }
  if (pathname === '/login') return LOGIN;
  const page = beginningAt(pathname);
  if (!page) return null;
  if (!token) return LOGIN;
  const machines = page.kind === 'comparison' ? machinesOf(page.slug, search) : [];
  return {
    name: page.kind,
    path: firstRequestOf(page),
    next: machines.map((slug) => documentOf({ kind: 'product', slug })),
  };
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
