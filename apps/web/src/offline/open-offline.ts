import type { OfflineEngine } from '@vitrine/offline/engine.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { queryClient } from '../api/query-client.ts';
import { platform } from '../platform.ts';
import type { router as appRouter } from '../router.ts';
import { report } from '../shell/report.ts';
import { authStore } from '../stores/auth.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { desktopArea } from './desktop-area.ts';
import { engineContext } from './engine-context.ts';
import { goOnline } from './go-online.ts';
import { mayLoad } from './may-load.ts';
import {
  forgetAge,
  forgetDamage,
  notifyConnecting,
  notifyDamaged,
  notifyEnabled,
  notifyIncomplete,
  notifyNoConnection,
  notifyNotServing,
  notifyRefused,
  notifySessionEnd,
} from './notices.ts';
import { isLoading, loadView, type OfflineApp, offlineApp } from './offline-app.ts';
import { isUpdatePending } from './updates.ts';
import { checkVersion } from './watch-age.ts';

type CreateEngine = (context: ReturnType<typeof engineContext>) => OfflineEngine;

/** True if the pages have to be read again: offline mode began or ended, or its catalogue changed. */
const readsOthers = (before: OfflineState, after: OfflineState) =>
  before.isOffline !== after.isOffline || (after.isOffline && before.catalogue?.loadedAt !== after.catalogue?.loadedAt);

/** Takes back what was said of the age and of the damage of a catalogue, once it is no longer true. */
function takeBack(before: OfflineState, after: OfflineState): void {
  const beganOrEnded = before.offlineTimestamp !== after.offlineTimestamp;
  if (beganOrEnded) forgetAge();
  if (after.damaged > 0) return;
  if (before.damaged > 0 || (beganOrEnded && after.isOffline)) forgetDamage();
}

/**
 * Opens the offline mode of this window before the first page asks for anything: clears an interrupted load and finds the catalogue on the
 * disk. After that the pages follow the engine.
 */
export async function openOffline(desktop: Desktop, router: typeof appRouter, create: CreateEngine): Promise<OfflineApp> {
  let isQuiet = false;
  let isOpen = false;
  /** Documents and files come from where the state says. */
  const follow = (state: OfflineState) => {
    desktop.origin.setOffline(state.isOffline);
    offlineMode.setState({ isOn: state.isOffline });
  };
  const onState = (state: OfflineState) => {
    const before = desktopArea.getState();
    desktopArea.setState(state, true);
    takeBack(before, state);
    // Once: more of them may be found, and the settings count them.
    if (before.damaged === 0 && state.damaged > 0) notifyDamaged();
    if (!isLoading(state)) loadView.setState({ isBehind: false });
    if (!readsOthers(before, state)) return;
    follow(state);
    if (!isOpen || !state.isOffline) return;
    queryClient.clear();
    void router.invalidate();
    if (!isQuiet) notifyEnabled(state, before.isOffline);
  };
  const context = engineContext(desktop, desktopArea.getState(), onState);
  const engine = create(context);
  /** Lets the engine read the disk, and tells if offline mode has ended by that: files of its catalogue are missing. */
  const readDisk = async (read: () => Promise<unknown>) => {
    const { isOffline } = engine.state();
    await read();
    const { isOffline: isStill, catalogue } = engine.state();
    if (!isOffline || isStill || catalogue) return;
    report({ what: 'offline-catalogue' });
    notifyIncomplete();
    if (!isOpen) return;
    queryClient.clear();
    void router.invalidate();
  };
  // If the disk cannot be read, the pages come from the server instead.
  await readDisk(engine.open).catch((error: unknown) => context.report({ what: 'offline open failed', detail: String(error) }));
  follow(engine.state());
  isOpen = true;

  /** The session has ended in offline mode: the server refuses any load. */
  const lacksSession = () => engine.state().isOffline && authStore.getState().token === null;
  /** Tells what has to come before a load; null if nothing has to. */
  function whatGoesFirst(): (() => void) | null {
    if (isUpdatePending()) return () => notifyRefused({ kind: 'update-pending' });
    return lacksSession() ? notifySessionEnd : null;
  }
  /** Ends the load, whose overlay lies over every notification, and says what goes first; what it has loaded stays. */
  async function giveWay(tell: () => void): Promise<void> {
    await engine.stayOnline();
    tell();
  }

  /**
   * Leaves offline mode once the server has answered: what the system calls a connection may lead nowhere, or to a server that cannot serve,
   * and then the pages would be gone. A failed load without a catalogue in use has no pages to lose.
   */
  async function leave(): Promise<void> {
    if (!platform.online.isOnline()) return notifyNoConnection();
    if (engine.state().isOffline) {
      notifyConnecting();
      // A proxy in front of a server that is down answers without leave to be read, which is no answer here.
      if (!(await checkVersion(desktop)).isServing) return notifyNotServing();
    }
    await goOnline(engine, desktop, router);
  }
  let leaving: Promise<void> | null = null;

  const app: OfflineApp = {
    engine,
    async start(packs, options = {}) {
      if (!platform.online.isOnline()) return notifyNoConnection();
      if (lacksSession()) return notifySessionEnd();
      isQuiet = options.isQuiet ?? false;
      notifyRefused(await engine.start(packs, { isPending: isUpdatePending() }));
    },
    async retry() {
      // Without a load it is the disk that is read again.
      if (!engine.hasLoad()) return readDisk(engine.retry);
      const tell = whatGoesFirst();
      if (tell) return giveWay(tell);
      if (!(await mayLoad(engine.bytesToLoad()))) return;
      notifyRefused(await engine.retry());
    },
    async resume() {
      const tell = whatGoesFirst();
      if (tell) return giveWay(tell);
      if (await mayLoad(engine.bytesToLoad())) engine.resume();
    },
    goOnline() {
      // A second press joins the first.
      leaving ??= leave().finally(() => {
        leaving = null;
      });
      return leaving;
    },
    async stayOnline() {
      // Without a load the pages have to come from the server from now on, and the way back to the catalogue needs the server too.
      if (!engine.hasLoad() && engine.state().isOffline) await app.goOnline();
      else await engine.stayOnline();
      return engine.state().phase !== 'error';
    },
    async cancel() {
      engine.pause();
      await engine.stayOnline();
    },
    plan: (packs) => engine.plan(packs),
    freeSpace: () => desktop.files.freeSpace(),
  };
  offlineApp.setState({ app });
  return app;
}
