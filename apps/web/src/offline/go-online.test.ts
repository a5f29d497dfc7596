import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wantTexts } from '../i18n/i18n.ts';
import { notificationsStore, staysOpen } from '../stores/notifications.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { keys, open, PACKS, resetOffline, server } from '../testing/opened-offline.ts';
import { OFFLINE } from '../testing/test-desktop.ts';
import { desktopArea } from './desktop-area.ts';

vi.mock('../router.ts', () => ({ router: null }));
vi.mock('../shell/report.ts', () => ({ report: vi.fn() }));

beforeEach(resetOffline);
afterEach(() => vi.restoreAllMocks());

test('without a connection nothing is switched, and a notification says so', async () => {
  const { app, engine, become, online } = await open();
  become(OFFLINE);
  online.set(false);
  await app.goOnline();
  await app.start(PACKS);
  expect(engine.goOnline).not.toHaveBeenCalled();
  expect(engine.start).not.toHaveBeenCalled();
  expect(keys()).toEqual(['wifi-off']);
});

test('switching online reads from the server again, leads home, says so and looks for an update', async () => {
  const { app, become, setOffline, navigate, main } = await open();
  become(OFFLINE);
  notificationsStore.setState({ list: [] });
  await app.goOnline();
  expect(setOffline).toHaveBeenLastCalledWith(false);
  expect(offlineMode.getState().isOn).toBe(false);
  expect(navigate).toHaveBeenCalledWith({ to: '/' });
  expect(keys()).toEqual(['wifi-on']);
  expect(main.checkForUpdate).toHaveBeenCalledOnce();
});

test('a connection that leads nowhere keeps offline mode: the server is asked, which is shown, and a second press asks no more', async () => {
  await wantTexts('desktop');
  const { app, engine, become, navigate } = await open();
  become(OFFLINE);
  server.isSilent = true;
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const left = [app.goOnline(), app.goOnline()];
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000));
  expect(notificationsStore.getState().list.map(({ text }) => text)).toEqual(['Die Verbindung zum Server wird geprüft.']);
  expect(notificationsStore.getState().list.every(staysOpen)).toBe(true);
  late.abort();
  await Promise.all(left);
  expect(server.asked).toEqual(['auth/ping']);
  expect(engine.goOnline).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(offlineMode.getState().isOn).toBe(true);
  expect(notificationsStore.getState().list.map(({ text }) => text)).toEqual([
    'Der Server ist gerade nicht verfügbar. Sie bleiben offline.',
  ]);
  timeout.mockRestore();
  server.isSilent = false;
  await app.goOnline();
  expect(engine.goOnline).toHaveBeenCalledOnce();
  expect(keys()).toEqual(['wifi-on']);
});

test.each([503, 429])('a server that answers %i keeps offline mode, and that is said', async (status) => {
  await wantTexts('desktop');
  const { app, engine, become, navigate } = await open();
  become(OFFLINE);
  server.status = status;
  await app.goOnline();
  expect(engine.goOnline).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(offlineMode.getState().isOn).toBe(true);
  expect(notificationsStore.getState().list.map(({ text }) => text)).toEqual([
    'Der Server ist gerade nicht verfügbar. Sie bleiben offline.',
  ]);
  server.status = 401;
  await app.goOnline();
  expect(engine.goOnline, 'it serves: the session is another question').toHaveBeenCalledOnce();
});

test('a failed load without a catalogue in use ends without the server', async () => {
  const { app, engine, become } = await open();
  become({ phase: 'error', error: 'Internet Connection Error', errorType: 'internet' });
  await app.goOnline();
  expect(engine.goOnline).toHaveBeenCalledOnce();
  expect(server.asked).not.toContain('auth/ping');
});

test('staying online after a load that failed gives that up, and keeps the catalogue in use', async () => {
  const { app, engine, become } = await open();
  become({ ...OFFLINE, phase: 'error' });
  engine.stayOnline.mockImplementationOnce(async () => become({ phase: 'offline' }));
  expect(await app.stayOnline()).toBe(true);
  expect(engine.goOnline).not.toHaveBeenCalled();
});

test('where the disk could not be read, staying online leaves offline mode with its pages, once the server can be reached', async () => {
  const { app, engine, become, online, navigate } = await open();
  become({ ...OFFLINE, phase: 'error' });
  engine.hasLoad.mockReturnValue(false);
  online.set(false);
  expect(await app.stayOnline()).toBe(false);
  expect(desktopArea.getState()).toMatchObject({ phase: 'error', isOffline: true });
  online.set(true);
  server.status = 503;
  expect(await app.stayOnline(), 'a server that cannot serve').toBe(false);
  server.status = 200;
  expect(await app.stayOnline()).toBe(true);
  expect(engine.stayOnline).not.toHaveBeenCalled();
  expect(desktopArea.getState()).toMatchObject({ phase: 'online', isOffline: false });
  expect(navigate).toHaveBeenCalledWith({ to: '/' });
});
