import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../platform.ts';
import { testDesktop } from '../testing/test-desktop.ts';
import { desktopArea } from './desktop-area.ts';
import { goOnAfterSleep } from './go-on-after-sleep.ts';

const LOADING: Partial<OfflineState> = { phase: 'loading', error: null, errorType: null };
const BROKEN: Partial<OfflineState> = { phase: 'error', error: 'Internet Connection Error', errorType: 'internet' };
const become = (change: Partial<OfflineState>) => desktopArea.setState(change);

function open() {
  const { desktop, send } = testDesktop(memoryOrigin(new Map(), new Map()));
  const online = memoryOnline();
  Object.assign(platform, { desktop, online });
  const retry = vi.fn(async () => undefined);
  goOnAfterSleep(desktop, { retry });
  return { retry, online, wakeUp: () => send('resumed', null) };
}
beforeEach(() => desktopArea.setState(INITIAL_STATE, true));

// No server can be looked up before the network is there: that fails as the file of the stage.
const UNKNOWN_SERVER: Partial<OfflineState> = { phase: 'error', error: 'address-not-found', errorType: 'imageFailed' };

test.each([
  ['without an answer', BROKEN],
  ['whose server cannot be looked up', UNKNOWN_SERVER],
])('a load %s after a sleep goes on by itself, once', (_, broken) => {
  const { retry, wakeUp } = open();
  become(LOADING);
  wakeUp();
  expect(retry).not.toHaveBeenCalled();
  become(broken);
  expect(retry).toHaveBeenCalledOnce();
  become(LOADING);
  become(broken);
  expect(retry).toHaveBeenCalledOnce();
});

test('one that broke before goes on when the connection is back', () => {
  const { retry, online, wakeUp } = open();
  become(BROKEN);
  online.set(false);
  wakeUp();
  expect(retry).not.toHaveBeenCalled();
  online.set(true);
  expect(retry).toHaveBeenCalledOnce();
});

test('a failure of the disk is not tried again, nor one of a load that began after the sleep', () => {
  const { retry, wakeUp } = open();
  become(LOADING);
  wakeUp();
  become({ phase: 'error', error: 'EIO', errorType: 'default' });
  expect(retry).not.toHaveBeenCalled();
  become(INITIAL_STATE);
  wakeUp();
  become(LOADING);
  become(BROKEN);
  expect(retry).not.toHaveBeenCalled();
});
