import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { report } from '../shell/report.ts';
import { clearTokens } from '../stores/auth.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { keys, open, PACKS, resetOffline } from '../testing/opened-offline.ts';
import { OFFLINE } from '../testing/test-desktop.ts';
import { desktopArea } from './desktop-area.ts';
import { loadQuestion } from './may-load.ts';
import { notifyAge } from './notices.ts';
import { loadView } from './offline-app.ts';
import { updates } from './updates.ts';

vi.mock('../router.ts', () => ({ router: null }));
vi.mock('../shell/report.ts', () => ({ report: vi.fn() }));

beforeEach(resetOffline);
afterEach(() => vi.restoreAllMocks());

test('pages are read from the disk once a load is complete, and that is said', async () => {
  const { app, become, setOffline, invalidate } = await open();
  await app.start(PACKS);
  become({ phase: 'loading' });
  queryClient.setQueryData(['find', 'de', 'home-page'], { id: 'of the server' });
  expect(offlineMode.getState().isOn).toBe(false);
  become(OFFLINE);
  expect(setOffline).toHaveBeenLastCalledWith(true);
  expect(offlineMode.getState().isOn).toBe(true);
  expect(queryClient.getQueryData(['find', 'de', 'home-page'])).toBeUndefined();
  expect(invalidate).toHaveBeenCalledOnce();
  expect(keys()).toEqual(['check']);
  expect(desktopArea.getState()).toMatchObject({ phase: 'offline', isOffline: true });
});

test('the main process switches offline mode on without a message', async () => {
  const { app, become } = await open();
  await app.start(PACKS, { isQuiet: true });
  become(OFFLINE);
  expect(keys()).toEqual([]);
});

test('a newer catalogue takes the place of the old one, which is in use until then', async () => {
  const { become, invalidate } = await open();
  become(OFFLINE);
  become({ phase: 'loading' });
  loadView.setState({ isBehind: true });
  expect(offlineMode.getState().isOn).toBe(true);
  become({ ...OFFLINE, catalogue: { release: 8, loadedAt: '2026-11-23T09:00:00.000Z', bytes: 1, languages: ['de', 'en'] } });
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(loadView.getState().isBehind).toBe(false);
});

test('a pending update of the app keeps offline mode off, and a notification says so', async () => {
  const { app, engine } = await open();
  updates.setState({ pending: { version: '1.4', step: 'downloading' } });
  engine.start.mockResolvedValueOnce({ kind: 'update-pending' });
  await app.start(PACKS);
  expect(engine.start).toHaveBeenCalledWith(PACKS, { isPending: true });
  expect(keys()).toEqual(['update']);
});

test.each(['retry', 'resume'] as const)(
  'nor does a %s go on meanwhile: the load ends, so that the notification is seen',
  async (step) => {
    const { app, engine } = await open();
    updates.setState({ pending: { version: '1.4', step: 'ready' } });
    await app[step]();
    expect(engine[step]).not.toHaveBeenCalled();
    expect(engine.stayOnline).toHaveBeenCalledOnce();
    expect(keys()).toEqual(['update']);
  },
);

test.each(['start', 'retry', 'resume'] as const)(
  'nor does a %s load without a session, which offline mode outlives: the log-in is asked for',
  async (step) => {
    const { app, engine, become } = await open(OFFLINE);
    become({ phase: 'loading' });
    clearTokens();
    await app[step](PACKS);
    expect(engine[step]).not.toHaveBeenCalled();
    expect(engine.stayOnline).toHaveBeenCalledTimes(step === 'start' ? 0 : 1);
    expect(notificationsStore.getState().list).toMatchObject([{ action: 'vitrine:go-online' }]);
  },
);

test('too little space is an error that the user sees', async () => {
  const { app, engine } = await open();
  engine.start.mockResolvedValueOnce({ kind: 'no-space', neededBytes: 3e9, freeBytes: 1e9 });
  await app.start(PACKS);
  expect(keys()).toEqual(['error']);
});

test('damaged files are announced once; later only their number changes', async () => {
  const { become } = await open();
  become(OFFLINE);
  notificationsStore.setState({ list: [] });
  become({ damaged: 1 });
  expect(keys()).toEqual(['error']);
  notificationsStore.setState({ list: [] });
  become({ damaged: 2 });
  expect(keys()).toEqual([]);
  expect(desktopArea.getState().damaged).toBe(2);
});

test('what was said of damage goes once there is none', async () => {
  const { become } = await open();
  become(OFFLINE);
  become({ damaged: 2 });
  become({ damaged: 1 });
  expect(keys()).toEqual(['check', 'error']);
  become({ damaged: 0 });
  expect(keys()).toEqual(['check']);
});

test('a warning of the age goes with offline mode, and with a newer catalogue', async () => {
  const { app, become } = await open();
  become(OFFLINE);
  notifyAge({ kind: 'day-warning', daysLeft: 3 });
  notifyAge({ kind: 'clock-warning' });
  become({ phase: 'loading' });
  expect(keys()).toEqual(['check', 'wifi-off', 'error']);
  become({ ...OFFLINE, offlineTimestamp: Date.parse('2026-11-23T09:00:00Z') });
  expect(keys()).toEqual(['check']);
  notifyAge({ kind: 'last-hours', hoursLeft: 5 });
  await app.goOnline();
  expect(keys()).toEqual(['wifi-on']);
});

describe('a catalogue that is no longer whole', () => {
  const ENDED: Partial<OfflineState> = { phase: 'online', isOffline: false, offlineTimestamp: null, catalogue: null };
  beforeEach(() => {
    vi.mocked(report).mockClear();
  });

  test('ends offline mode at the start, with a notification and an error report', async () => {
    desktopArea.setState({ ...INITIAL_STATE, ...OFFLINE }, true);
    await open(ENDED);
    expect(keys()).toEqual(['error']);
    expect(report).toHaveBeenCalledWith({ what: 'offline-catalogue' });
  });

  test('does so when a retry reads the disk, and the pages come from the server then', async () => {
    desktopArea.setState({ ...INITIAL_STATE, ...OFFLINE }, true);
    const { app, engine, become, invalidate } = await open({ phase: 'error', error: 'EIO', errorType: 'default' });
    expect(keys()).toEqual([]);
    engine.hasLoad.mockReturnValue(false);
    engine.retry.mockImplementationOnce(async () => {
      become(ENDED);
      return { kind: 'started' };
    });
    await app.retry();
    expect(keys()).toEqual(['error']);
    expect(report).toHaveBeenCalledWith({ what: 'offline-catalogue' });
    expect(invalidate).toHaveBeenCalledOnce();
    // A whole one takes its place.
    become(OFFLINE);
    expect(keys()).toEqual(['check']);
  });

  test('is no news where offline mode is off, or stays on', async () => {
    await open({ catalogue: null });
    desktopArea.setState({ ...INITIAL_STATE, ...OFFLINE }, true);
    await open({ phase: 'offline' });
    expect(keys()).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });
});

test('over a metered connection a retry and going on after a pause are asked about, with what is still to come', async () => {
  const { app, engine, become, online } = await open();
  online.meter(true);
  const answer = async (isYes: boolean) => {
    const { bytes } = await vi.waitFor(() => {
      const { asked } = loadQuestion.getState();
      if (!asked) throw new Error('nothing is asked');
      asked.answer(isYes);
      return asked;
    }, 10_000);
    return bytes;
  };
  // Most of what it has not counted yet is on the disk.
  become({ phase: 'paused', bytes: { done: 30, total: 100 } });
  engine.bytesToLoad.mockReturnValue(5);
  for (const isYes of [false, true]) {
    const gone = app.resume();
    expect(await answer(isYes)).toBe(5);
    await gone;
    expect(engine.resume).toHaveBeenCalledTimes(isYes ? 1 : 0);
  }
  // It failed before it was planned.
  engine.bytesToLoad.mockReturnValue(null);
  become({ phase: 'error', error: 'Internet Connection Error', errorType: 'internet', bytes: { done: 0, total: 0 } });
  for (const isYes of [false, true]) {
    const tried = app.retry();
    expect(await answer(isYes)).toBeNull();
    await tried;
    expect(engine.retry).toHaveBeenCalledTimes(isYes ? 1 : 0);
  }
});

test('a retry that only reads the disk again is not asked about, and waits for no update', async () => {
  const { app, engine, online } = await open();
  online.meter(true);
  engine.hasLoad.mockReturnValueOnce(false);
  updates.setState({ pending: { version: '1.4', step: 'ready' } });
  await app.retry();
  expect(engine.retry).toHaveBeenCalledOnce();
});

test('giving a load up ends it', async () => {
  const { app, engine } = await open();
  await app.cancel();
  expect([engine.pause.mock.calls.length, engine.stayOnline.mock.calls.length]).toEqual([1, 1]);
});
