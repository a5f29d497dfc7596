import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../platform.ts';
import { authStore } from '../stores/auth.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { testDesktop, testEngine } from '../testing/test-desktop.ts';
import { watchAge } from './watch-age.ts';

vi.mock('../router.ts', () => ({ router: null }));

const ping = { status: 200, date: 'Mon, 23 Nov 2026 09:00:00 GMT' };
function open() {
  // The interval is not part of these tests.
  vi.stubGlobal('setInterval', () => 0);
  const server = {
    ...memoryOrigin(new Map(), new Map()),
    callApi: async () => new Response('{}', { status: ping.status, headers: { date: ping.date } }),
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
  ping.status = 200;
});

test('the age is judged by the time of the server, where it answers', async () => {
  const { check, engine, online } = open();
  await check();
  expect(engine.checkAge).toHaveBeenLastCalledWith(Date.parse(ping.date));
  online.set(false);
  await check();
  expect(engine.checkAge).toHaveBeenLastCalledWith(null);
  expect(told()).toEqual([]);
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
