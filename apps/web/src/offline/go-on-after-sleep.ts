import type { Desktop } from '@vitrine/platform/platform.ts';
import { platform } from '../platform.ts';
import { desktopArea } from './desktop-area.ts';
import { isLoading, type OfflineApp } from './offline-app.ts';

/**
 * A load whose connections a sleep of the computer broke goes on by itself, once: the person who opens the computer again finds it at work.
 * It waits until there is a connection again; a second failure is told as any other.
 */
export function goOnAfterSleep(desktop: Desktop, { retry }: Pick<OfflineApp, 'retry'>): void {
  /** The computer slept during the load. */
  let hasSlept = false;
  const follow = () => {
    const state = desktopArea.getState();
    // A name that cannot be looked up before the network is there fails as the file does. What is left is the disk.
    const isBroken = state.phase === 'error' && state.errorType !== 'default';
    if (!isBroken && !isLoading(state)) hasSlept = false;
    if (!hasSlept || !isBroken || !platform.online.isOnline()) return;
    hasSlept = false;
    void retry();
  };
  desktop.main.on('resumed', () => {
    hasSlept = true;
    follow();
  });
  desktopArea.subscribe(follow);
  platform.online.onBack(follow);
}
