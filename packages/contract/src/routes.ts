import { PAGE_KINDS, PAGES, type PageKind } from './pages.ts';

/** Route flags (shell.md 2, "Route meta flags"). */
export interface RouteFlags {
  requiresAuth?: boolean;
  showTitleInHeader?: boolean;
  documentAddable?: boolean;
  isPrintable?: boolean;
  redirectIfLoggedIn?: boolean;
  hideHeader?: boolean;
}

const ANONYMOUS_ONLY = { redirectIfLoggedIn: true, hideHeader: true } as const;

/** The routes beside the pages of the catalogue (pages.ts), by the specification's names. */
export const ROUTES = {
  home: { path: '/', flags: { hideHeader: true } },
  login: { path: '/login', flags: ANONYMOUS_ONLY },
  registration: { path: '/registration', flags: ANONYMOUS_ONLY },
  'registration-email-sent': { path: '/registration-email-sent', flags: ANONYMOUS_ONLY },
  'registration-success': { path: '/registration-success', flags: ANONYMOUS_ONLY },
  'registration-error': { path: '/registration-error', flags: ANONYMOUS_ONLY },
  /** A person who is logged in may confirm another address: it does not change their session. */
  'registration-confirmation': { path: '/registration-confirmation/$code', flags: { hideHeader: true } },
  'forgot-password': { path: '/forgot-password', flags: ANONYMOUS_ONLY },
  'forgot-password-email-sent': { path: '/forgot-password-email-sent', flags: ANONYMOUS_ONLY },
  'reset-password': { path: '/forgot-password/$code', flags: ANONYMOUS_ONLY },
  'password-reset-success': { path: '/password-reset-success', flags: ANONYMOUS_ONLY },
  privacy: { path: '/privacy', flags: { hideHeader: true } },
  /** The page of the media library, which also has the address of its kind (catalogue.md 2): the same flags. */
  'media-library': {
    path: '/media-library',
    flags: { requiresAuth: true, showTitleInHeader: true, documentAddable: true, isPrintable: true },
  },
  profile: { path: '/profile', flags: { requiresAuth: true } },
  finder: { path: '/finder', flags: { requiresAuth: true, showTitleInHeader: true } },
  compare: { path: '/compare', flags: { requiresAuth: true, showTitleInHeader: true } },
  /** Leads to the overview. */
  documents: { path: '/documents', flags: { requiresAuth: true } },
  'document-overview': { path: '/documents/overview', flags: { requiresAuth: true } },
  'document-form': { path: '/documents/form', flags: { requiresAuth: true } },
  /** What the sender's documents became; the specification has the drawing of it only. */
  'document-outbox': { path: '/documents/outbox', flags: { requiresAuth: true, showTitleInHeader: true } },
  'document-processing': { path: '/documents/processing', flags: { requiresAuth: true, hideHeader: true } },
  'cover-sheet': { path: '/document-generator/cover-sheet', flags: { requiresAuth: true, isPrintable: true, hideHeader: true } },
  'last-sheet': { path: '/document-generator/last-sheet', flags: { requiresAuth: true, isPrintable: true, hideHeader: true } },
  'print-run': { path: '/document-generator/print-run', flags: { requiresAuth: true, isPrintable: true, hideHeader: true } },
} as const satisfies Record<string, { path: string; flags: RouteFlags }>;

/** Flags of a kind of page: all of them need a login. */
export function pageFlags(kind: PageKind): RouteFlags {
  const { showTitleInHeader, documentAddable, isPrintable } = PAGES[kind];
  return { requiresAuth: true, showTitleInHeader, documentAddable, isPrintable };
}

/** Every route that the app has. */
export const APP_ROUTES: readonly { path: string; flags: RouteFlags }[] = [
  ...Object.values(ROUTES),
  ...PAGE_KINDS.map((kind) => ({ path: PAGES[kind].route, flags: pageFlags(kind) })),
];

/** What paths of a route look like, without query and hash. */
export const routePattern = (path: string) => new RegExp(`^${path.replace(/\$[a-z]+/g, '[a-z0-9-]+')}$`);
const KNOWN = APP_ROUTES.map(({ path }) => routePattern(path));
/** True when a path, with or without query and hash, belongs to a route that exists. */
export const isKnownPath = (path: string) => KNOWN.some((pattern) => pattern.test(path.replace(/[?#].*$/s, '')));

/** Smooth scroll and restore (shell.md 9). */
export const SCROLL_RESTORE_MS = 500;
export const SMOOTH_SCROLL_MS = 500;
/** A record that has not loaded by then goes to the 404 page (catalogue.md 9). */
export const RECORD_TIMEOUT_MS = 30_000;

export const API_PREFIX = '/api/v1';
