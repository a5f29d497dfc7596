import { createRootRoute, type ParsedLocation, redirect } from '@tanstack/react-router';
import { loadCode } from '@vitrine/ui/load-code.ts';
import { wantTexts } from '../i18n/i18n.ts';
import { isDesktopApp, platform } from '../platform.ts';
import { printMode } from '../print-mode.ts';
import { guard } from '../session/guard.ts';
import { isLoggedIn } from '../session/session.ts';
import { useOverlay } from '../shell/overlay.ts';
import { SEARCH } from '../shell/overlay-names.ts';
import { useSearchKeys } from '../shell/search-keys.ts';
import { Shell } from '../shell/shell.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useSendings } from '../stores/documents.ts';
import { NotFoundPage } from './not-found.ts';
import { PageFailure } from './page-failure.tsx';
import type {} from './static-data.ts';

const AUTH_TOKEN = 'auth-token';

/** Takes the one-time code out of the address and turns it into a session; a code that is not valid changes nothing. */
async function takeAuthToken(location: ParsedLocation): Promise<void> {
  const search = new URLSearchParams(location.searchStr);
  const code = search.get(AUTH_TOKEN);
  if (!code) return;
  // Rare enough to be loaded when it is wanted.
  await import('../session/begin-session.ts').then(({ exchange }) => exchange(code)).catch(() => null);
  search.delete(AUTH_TOKEN);
  const rest = search.size > 0 ? `?${search}` : '';
  throw redirect({ href: `${location.pathname}${rest}${location.hash && `#${location.hash}`}`, replace: true });
}

const loadSender = async () => {
  const [module] = await Promise.all([loadCode(() => import('../flows/documents/document-sender.ts')), wantTexts('documents')]);
  return module;
};
const loadSearch = async () => {
  // A browser keeps that a file did not come and refuses it until a reload: without a connection it is not asked for.
  if (!isDesktopApp() && !platform.online.isOnline()) throw new Error('no connection');
  const [module] = await Promise.all([loadCode(() => import('../flows/search/search-sheet.tsx')), wantTexts('search')]);
  return module;
};
const loadOverlays = () => import('../flows/offline/overlays.tsx');
const nothing = () => undefined;

/** The search over the page, once it was asked for. */
function Search() {
  const { open, show, close } = useOverlay(SEARCH);
  useSearchKeys(show);
  const Sheet = useLoaded(loadSearch, open, close);
  return Sheet ? <Sheet open={open} onClose={close} /> : null;
}

/** The shell, the search, and while documents are on their way what keeps them going. */
function Root() {
  const Overlays = useLoaded(loadOverlays, isDesktopApp(), nothing);
  const Sender = useLoaded(loadSender, useSendings().length > 0, nothing);
  return (
    <>
      <Shell />
      {printMode ? null : <Search />}
      {Overlays ? <Overlays /> : null}
      {Sender ? <Sender /> : null}
    </>
  );
}

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: PageFailure,
  beforeLoad: async ({ location, matches }) => {
    if (!printMode) await takeAuthToken(location);
    const flags = matches.at(-1)?.staticData ?? {};
    const verdict = await guard({ printing: printMode !== null, flags, target: location.href, isLoggedIn });
    if (verdict.to === 'home') throw redirect({ to: '/', replace: true });
    if (verdict.to === 'login') throw redirect({ to: '/login', search: { redirect: verdict.redirect }, replace: true });
  },
});
