import { isKnownPath } from '@vitrine/contract/routes.ts';
import type { MainProcess, WindowState } from '@vitrine/platform/main-process/types.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { shownLanguage } from '../i18n/i18n.ts';
import { platform } from '../platform.ts';
import type { router as appRouter } from '../router.ts';
import { isOwn } from '../shell/link-target.ts';
import { SETTINGS } from '../shell/overlay-names.ts';
import { currentUser, objectsStore } from '../stores/objects.ts';
import { desktopArea } from './desktop-area.ts';
import { reasonToAsk } from './may-load.ts';
import { forgetUpdate, notifyNotSaved, notifySearched, notifyUpdate } from './notices.ts';
import { isLoading, type OfflineApp } from './offline-app.ts';
import { updates } from './updates.ts';
import { checkVersion } from './watch-age.ts';

function windowState(): WindowState {
  const state = desktopArea.getState();
  const settled = state.phase === 'error' ? 'error' : state.isOffline ? 'offline' : 'online';
  return {
    offline: isLoading(state) ? 'loading' : settled,
    language: shownLanguage.getState().language,
    isLoggedIn: currentUser() !== null,
    // The desktop app forces a long-term log-in (shell.md 4).
    keepLoggedIn: true,
  };
}

/** Keeps the native menu in step with the window, and reports each navigation (shell.md 2). */
function reportToMain(main: MainProcess, router: typeof appRouter): void {
  let reported = '';
  const report = () => {
    const state = windowState();
    const text = JSON.stringify(state);
    // A load changes the state with every file, and the menu only with its phases.
    if (text === reported) return;
    reported = text;
    main.reportState(state);
  };
  for (const store of [desktopArea, shownLanguage, objectsStore]) store.subscribe(report);
  report();
  main.on('keep-logged-in-check', () => main.reportState(windowState()));
  const reportHome = () => main.reportHome(router.latestLocation.pathname === '/');
  router.subscribe('onResolved', reportHome);
  reportHome();
}

/** Handles the events of the main process (shell.md 4, "Main-process events") and reports the state of the window to it. */
export function followMain(desktop: Desktop, router: typeof appRouter, app: OfflineApp): void {
  const { main } = desktop;
  const openSettings = () => {
    const { history } = router;
    history.push(history.location.href, { overlay: SETTINGS });
  };
  main.on('offline-mode-enable', async () => {
    // There the person sees how much it is, and is asked.
    if (await reasonToAsk()) openSettings();
    else await app.start(desktopArea.getState().packs, { isQuiet: true });
  });
  main.on('offline-mode-disable', () => {
    const { isOffline, phase } = desktopArea.getState();
    if (isOffline || phase === 'error') void app.goOnline();
  });
  main.on('go-home', () => void router.navigate({ to: '/' }));
  main.on('api-version-check', () => {
    if (platform.online.isOnline()) void checkVersion(desktop);
  });
  main.on('update-notification-add', (pending) => {
    updates.setState({ pending });
    notifyUpdate(pending);
  });
  main.on('update-notification-remove', () => {
    updates.setState({ pending: null });
    forgetUpdate();
  });
  main.on('update-searched', ({ result }) => notifySearched(result));
  main.on('not-saved', ({ name, problem }) => notifyNotSaved(problem, { name, isFromDisk: false }));
  main.on('open-settings', openSettings);
  main.on('reload', () => globalThis.location.reload());
  // A deep link comes from outside: it leads only to pages that the app has.
  main.on('open-path', ({ path }) => {
    if (isOwn(path) && isKnownPath(path)) router.history.push(path);
  });
  // Last: from now on the main process tells the path that the app was started with.
  reportToMain(main, router);
}
