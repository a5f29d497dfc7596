import { createOfflineEngine } from '@vitrine/offline/create-engine.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { withAddresses } from '../api/addresses.ts';
import { records } from '../api/records.ts';
import { ServerPage } from '../flows/offline/server-page.tsx';
import { StartFailure } from '../flows/offline/start-failure.tsx';
import { startTexts, wantTexts } from '../i18n/i18n.ts';
import { followLinks } from '../offline/follow-links.ts';
import { followMain } from '../offline/follow-main.ts';
import { followSessionEnd } from '../offline/follow-session-end.ts';
import { followFullScreen } from '../offline/full-screen.ts';
import { goOnAfterSleep } from '../offline/go-on-after-sleep.ts';
import { keepToServer } from '../offline/keep-to-server.ts';
import { forgetUpdate } from '../offline/notices.ts';
import { openOffline } from '../offline/open-offline.ts';
import { watchAge } from '../offline/watch-age.ts';
import { openPlatform, platform } from '../platform.ts';
import type { router as appRouter } from '../router.ts';
import { report } from '../shell/report.ts';
import { authStore } from '../stores/auth.ts';

/** Shows a screen in `element` until it calls what it was given. */
async function showUntilDone(element: HTMLElement, screen: (done: () => void) => ReactNode): Promise<void> {
  const root = createRoot(element);
  await new Promise<void>((resolve) => root.render(<StrictMode>{screen(resolve)}</StrictMode>));
  root.unmount();
}

/** Asks the main process for what the app begins with, as often as the person tries. */
async function openWithTries(element: HTMLElement): Promise<Desktop> {
  for (;;) {
    try {
      await openPlatform();
      if (!platform.desktop) throw new Error('The platform of the desktop app has no main process.');
      return platform.desktop;
    } catch (error) {
      console.error(error);
      await wantTexts('desktop');
      await startTexts();
      await showUntilDone(element, (retry) => <StartFailure onRetry={retry} />);
    }
  }
}

/** What the desktop app does before its first page: main process, server, offline mode, and what keeps them in step with the window. */
export async function startDesktop(element: HTMLElement, router: typeof appRouter): Promise<void> {
  const desktop = await openWithTries(element);
  records.prepare = withAddresses;
  // The tokens are in its keychain.
  authStore.reread();
  await wantTexts('desktop');
  await startTexts();
  const server = desktop.main.server();
  // The app starts anew with the server that is chosen here.
  if (server === null) return showUntilDone(element, () => <ServerPage main={desktop.main} />);
  keepToServer(server);
  const app = await openOffline(desktop, router, createOfflineEngine);
  // Of the run before.
  for (const at of desktop.panics) report({ what: 'panic', at });
  // Of a page before; the main process tells this one how far an update is, once it listens.
  forgetUpdate();
  followMain(desktop, router, app);
  followLinks(desktop, app);
  followFullScreen(desktop);
  followSessionEnd();
  goOnAfterSleep(desktop, app);
  void watchAge(app.engine, desktop, router)();
}
