import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../platform.ts';
import { authStore } from '../stores/auth.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { testDesktop, testEngine } from '../testing/test-desktop.ts';
import { watchAge } from './watch-age.ts';

vi.mock('../router.ts', () => ({ router: null }));

const ping = { status: 200, date: 'Mon, 23 Nov 2026 09:00:00 GMT', isSilent: false };
/** Rejects when it is given up, as `fetch` does. */
const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
function open() {
  // The interval is not part of these tests.
  vi.stubGlobal('setInterval', () => 0);
  const server = {
    ...memoryOrigin(new Map(), new Map()),
    callApi: async (_: string, request?: RequestInit) =>
      ping.isSilent ? silence(request?.signal) : new Response('{}', { status: ping.status, headers: { date: ping.date } }),
  };
  const { desktop } = testDesktop(server);
  const online = memoryOnline();
  Object.assign(platform, { desktop, online });
  const { engine } = testEngine();
  const navigate = vi.fn(async () => undefined);
  return { check: watchAge(engine, desktop, { navigate } as never), engine, navigate, online };
}
const told = () => notificationsStore.getState().list;
beforeEach(() => {
  notificationsStore.setState({ list: [] });
  Object.assign(ping, { status: 200, isSilent: false });
});
afterEach(() => vi.restoreAllMocks());

test('the age is judged by the time of the server, where it answers', async () => {
  const { check, engine, online } = open();
  await check();
  expect(engine.checkAge).toHaveBeenLastCalledWith(Date.parse(ping.date));
  online.set(false);
  await check();
  expect(engine.checkAge).toHaveBeenLastCalledWith(null);
  expect(told()).toEqual([]);
});

test('a server that takes the connection and stays silent holds the rule up no longer than 15 seconds', async () => {
  const { check, engine } = open();
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  ping.isSilent = true;
  engine.checkAge.mockReturnValueOnce({ kind: 'day-warning', daysLeft: 3 });
  const checked = check();
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000));
  expect(engine.checkAge).not.toHaveBeenCalled();
  late.abort();
  await checked;
  expect(engine.checkAge).toHaveBeenLastCalledWith(null);
  expect(told()).toMatchObject([{ icon: 'wifi-off' }]);
});

test('after 30 days the app goes online, logs out and says why', async () => {
  const { check, engine, navigate } = open();
  authStore.setState({ token: 'token', refreshToken: 'refresh' });
  engine.checkAge.mockReturnValueOnce({ kind: 'forced-logout' });
  await check();
  expect(engine.goOnline).toHaveBeenCalledOnce();
  expect(authStore.getState()).toEqual({ token: null, refreshToken: null });
  expect(navigate).toHaveBeenCalledWith({ to: '/login', replace: true });
  expect(told()).toMatchObject([{ icon: 'error' }]);
});

test('a warning offers to connect', async () => {
  const { check, engine } = open();
  engine.checkAge.mockReturnValueOnce({ kind: 'day-warning', daysLeft: 3 });
  await check();
  expect(told()).toMatchObject([{ icon: 'wifi-off', action: 'vitrine:go-online' }]);
});

test('a server that no longer accepts this version brings a notice with a link to the new one', async () => {
  const { check } = open();
  ping.status = 404;
  await check();
  expect(told()).toMatchObject([
    { icon: 'error', action: expect.stringMatching(/^https:\/\/catalogue\.example\/download\/\w+$/) },
  ]);
});

test.each([200, 401])('the notice goes once the server accepts the version, also with an answer %i', async (status) => {
  const { check } = open();
  ping.status = 404;
  await check();
  ping.status = 503;
  await check();
  expect(told()).toHaveLength(1);
  ping.status = status;
  await check();
  expect(told()).toEqual([]);
});

test('a doubt about the clock goes with the next answer of the server; the days that are left stay', async () => {
  const { check, engine, online } = open();
  engine.checkAge.mockReturnValueOnce({ kind: 'day-warning', daysLeft: 3 });
  await check();
  online.set(false);
  engine.checkAge.mockReturnValueOnce({ kind: 'clock-warning' });
  await check();
  expect(told().map(({ icon }) => icon)).toEqual(['wifi-off', 'error']);
  online.set(true);
  await vi.waitFor(() => expect(told().map(({ icon }) => icon)).toEqual(['wifi-off']));
});
