import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { desktopArea } from '../offline/desktop-area.ts';
import { loadView } from '../offline/offline-app.ts';
import { openOffline } from '../offline/open-offline.ts';
import { updates } from '../offline/updates.ts';
import { platform } from '../platform.ts';
import { setTokens } from '../stores/auth.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { testDesktop, testEngine } from './test-desktop.ts';

export const PACKS = { lines: null, withVideos: true };
/** What the notifications are about, by their icons. */
export const keys = () => notificationsStore.getState().list.map(({ icon }) => icon);

const DATE = 'Mon, 23 Nov 2026 09:00:00 GMT';
export const server = { isSilent: false, status: 200, asked: [] as string[] };
async function callApi(path: string, request?: RequestInit): Promise<Response> {
  server.asked.push(path);
  if (!server.isSilent) return new Response('{}', { status: server.status, headers: { date: DATE } });
  // Rejects when it is given up, as `fetch` does.
  return new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(request.signal?.reason)));
}

/** The desktop window's offline mode in front of an engine and a server of the test. `meanwhile`: what the engine finds on the disk. */
export async function open(meanwhile: Partial<OfflineState> = {}) {
  const { desktop, main, setOffline } = testDesktop({ ...memoryOrigin(new Map(), new Map()), callApi });
  const online = memoryOnline();
  Object.assign(platform, { desktop, online, origin: desktop.origin.server });
  const navigate = vi.fn(async () => undefined);
  const invalidate = vi.fn(async () => undefined);
  const { engine, create, become } = testEngine(desktopArea.getState());
  engine.open.mockImplementationOnce(async () => become(meanwhile));
  const app = await openOffline(desktop, { navigate, invalidate } as never, create);
  return { app, engine, become, main, setOffline, online, navigate, invalidate };
}

/** Logs somebody in and forgets every load; call it before each test. */
export function resetOffline() {
  setTokens('token', 'refresh token');
  notificationsStore.setState({ list: [] });
  updates.setState({ pending: null });
  loadView.setState({ isBehind: false });
  desktopArea.setState(INITIAL_STATE, true);
  offlineMode.setState({ isOn: false });
  queryClient.clear();
  Object.assign(server, { isSilent: false, status: 200, asked: [] });
}
