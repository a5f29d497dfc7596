import { textsOf } from '../i18n/i18n.ts';
import { platform } from '../platform.ts';
import { notify, RELOAD } from '../stores/notifications.ts';

/** The entry of a build, which is the first file that its page names (build/early-load.ts): its name holds a hash of all that it loads. */
const ENTRY = /\/app\/([A-Za-z0-9._-]+)\.js/;

/** The build that this page was loaded with; null in development, and in the desktop app, which brings its own. */
function ownBuild(): string | null {
  if (platform.desktop) return null;
  const first = document.querySelector('script');
  return ENTRY.exec(first?.getAttribute('src') ?? first?.textContent ?? '')?.[1] ?? null;
}

let offered: string | null = null;

/**
 * Offers to load the page anew when the server has another web app than the one on show. Nothing is loaded by itself: the person may
 * be typing. Each build is offered once.
 */
export function offerBuild(build: string | null): void {
  const own = ownBuild();
  if (own === null || build === null || build === own || build === offered) return;
  offered = build;
  notify(() => ({
    icon: 'update',
    text: textsOf('shell')('notifications.newBuild'),
    action: RELOAD,
    actionText: textsOf('shell')('notifications.reload'),
    deleteOnClose: true,
    singleNotificationKey: 'web-build',
  }));
}

/** Asks the page's own address which build there is now, and offers it. Without an answer nothing is said. */
async function askForBuild(): Promise<void> {
  if (ownBuild() === null) return;
  const answer = await platform.origin.loadAsset('/index.html', { cache: 'no-cache' }).catch(() => null);
  if (answer?.ok) offerBuild(ENTRY.exec(await answer.text())?.[1] ?? null);
}

/** A part of the app that does not come is mostly gone with an upgrade: then the new build is offered. */
export function followLostParts(): void {
  addEventListener('vite:preloadError', () => void askForBuild());
}
