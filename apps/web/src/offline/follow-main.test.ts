import { INITIAL_STATE } from '@vitrine/offline/state.ts';
import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { wantTexts } from '../i18n/i18n.ts';
import { platform } from '../platform.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { testDesktop, testEngine } from '../testing/test-desktop.ts';
import { askBeforeLoading } from './ask-before-loading.ts';
import { desktopArea } from './desktop-area.ts';
import { followMain } from './follow-main.ts';
import { isUpdatePending } from './updates.ts';

vi.mock('../router.ts', () => ({ router: null }));

function open() {
  const { desktop, main, send } = testDesktop(memoryOrigin(new Map(), new Map()));
  const online = memoryOnline();
  Object.assign(platform, { desktop, online });
  const { engine } = testEngine();
  const app = {
    engine,
    start: vi.fn(async () => undefined),
    retry: vi.fn(async () => undefined),
    resume: vi.fn(async () => undefined),
    goOnline: vi.fn(async () => undefined),
    stayOnline: vi.fn(async () => true),
    cancel: vi.fn(async () => undefined),
    plan: engine.plan,
    freeSpace: async () => 0,
  };
  const history = { location: { href: '/product/ww-200' }, push: vi.fn() };
  let resolved = () => {};
  const router = {
    history,
    latestLocation: { pathname: '/product/ww-200' },
    navigate: vi.fn(async () => undefined),
    subscribe: (_: 'onResolved', listener: () => void) => {
      resolved = listener;
    },
  };
  followMain(desktop, router as never, app);
  const arrive = (pathname: string) => {
    router.latestLocation = { pathname };
    resolved();
  };
  return { main, send, app, router, history, online, arrive };
}
beforeEach(() => {
  desktopArea.setState(INITIAL_STATE, true);
  notificationsStore.setState({ list: [] });
  askBeforeLoading.setState({ isOn: false });
});

test('each navigation reports whether the page is home', () => {
  const { main, arrive } = open();
  expect(main.reportHome).toHaveBeenLastCalledWith(false);
  arrive('/');
  expect(main.reportHome).toHaveBeenLastCalledWith(true);
});

test('the menu hears of the phases of offline mode, not of each file', () => {
  const { main } = open();
  main.reportState.mockClear();
  desktopArea.setState({ phase: 'loading' });
  desktopArea.setState({ bytes: { done: 5, total: 10 } });
  expect(main.reportState.mock.calls.map(([state]) => state.offline)).toEqual(['loading']);
  desktopArea.setState({ phase: 'offline', isOffline: true });
  desktopArea.setState({ phase: 'error' });
  expect(main.reportState.mock.calls.map(([state]) => state.offline)).toEqual(['loading', 'offline', 'error']);
});

test('the question whether the person stays logged in is answered by the state', () => {
  const { main, send } = open();
  main.reportState.mockClear();
  send('keep-logged-in-check', null);
  expect(main.reportState).toHaveBeenCalledWith({ offline: 'online', language: 'de', isLoggedIn: false, keepLoggedIn: true });
});

test('the menu switches offline mode on quietly, and off only where it is on or failed', async () => {
  const { send, app } = open();
  send('offline-mode-enable', null);
  await vi.waitFor(() => expect(app.start).toHaveBeenCalledWith({ lines: null, withVideos: true }, { isQuiet: true }), 10_000);
  send('offline-mode-disable', null);
  expect(app.goOnline).not.toHaveBeenCalled();
  desktopArea.setState({ phase: 'error' });
  send('offline-mode-disable', null);
  expect(app.goOnline).toHaveBeenCalledOnce();
});

test.each([
  [true, false],
  [false, true],
])('where a load is asked about the menu leads to the settings (metered %s, wanted %s)', async (isMetered, isOn) => {
  const { send, app, history, online } = open();
  online.meter(isMetered);
  askBeforeLoading.setState({ isOn });
  send('offline-mode-enable', null);
  await vi.waitFor(() => expect(history.push).toHaveBeenCalledWith('/product/ww-200', { overlay: 'settings' }), 10_000);
  expect(app.start).not.toHaveBeenCalled();
});

test('updates are announced and withdrawn, and offline mode waits for them', () => {
  const { send } = open();
  send('update-notification-add', { version: '1.4', step: 'ready' });
  expect(notificationsStore.getState().list).toMatchObject([{ icon: 'update', action: 'vitrine:install-update' }]);
  expect(isUpdatePending()).toBe(true);
  send('update-notification-remove', null);
  expect(notificationsStore.getState().list).toEqual([]);
  expect(isUpdatePending()).toBe(false);
});

test.each([
  ['none', 'check', 'Es wurde keine neuere Version gefunden.'],
  ['failed', 'error', /^Die Suche nach einer neuen Version ist fehlgeschlagen/],
] as const)('a search of the menu without an update takes the place of its notification (%s)', async (result, icon, text) => {
  await wantTexts('desktop');
  const { send } = open();
  send('update-notification-add', { version: '1.0.0', step: 'checking' });
  send('update-notification-remove', null);
  send('update-searched', { result });
  const { list } = notificationsStore.getState();
  expect(list).toMatchObject([{ icon, text: expect.stringMatching(text) }]);
  expect(isUpdatePending()).toBe(false);
});

test.each([
  [{ kind: 'disk-full' }, /zu wenig Speicher/],
  [{ kind: 'disk', message: 'EIO' }, /anderen Ordner/],
  [null, /später/],
] as const)('a file of the page that was not saved is reported with its reason (%o)', async (problem, reason) => {
  await wantTexts('desktop');
  const { send } = open();
  send('not-saved', { name: 'Karte.vcf', problem });
  const [told] = notificationsStore.getState().list;
  expect(told).toMatchObject({ icon: 'error', text: expect.stringContaining('„Karte.vcf“ wurde nicht gespeichert.') });
  expect(told?.text).toMatch(reason);
});

test('home, settings and deep links lead where they say, and nowhere that the app does not have', () => {
  const { send, router, history } = open();
  send('go-home', null);
  expect(router.navigate).toHaveBeenCalledWith({ to: '/' });
  send('open-settings', null);
  expect(history.push).toHaveBeenLastCalledWith('/product/ww-200', { overlay: 'settings' });
  send('open-path', { path: '/product/k-550' });
  expect(history.push).toHaveBeenLastCalledWith('/product/k-550');
  history.push.mockClear();
  for (const path of ['//evil.example', '/api/v1/user/current', '/no-such-page', 'https://evil.example'])
    send('open-path', { path });
  expect(history.push).not.toHaveBeenCalled();
});
