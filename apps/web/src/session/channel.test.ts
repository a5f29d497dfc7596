import { createServer, type ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

/** Streams that are open at the server, the newest last. */
let streams: ServerResponse[] = [];
let bearers: (string | undefined)[] = [];
/** What the server answers in the place of a stream. */
let refusal: { status: number; headers: Record<string, string> } | null = null;
serveApi(
  createServer((request, response) => {
    if (request.url !== '/api/v1/events') return void response.writeHead(404).end();
    bearers.push(request.headers.authorization);
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end('{"errors":[]}');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    streams.push(response);
    response.on('close', () => {
      streams = streams.filter((one) => one !== response);
    });
  }),
);

/** A page in front of a person with a session; its pauses end when a test says so. */
async function open() {
  streams = [];
  bearers = [];
  refusal = null;
  const pauses: { run: () => void; ms: number }[] = [];
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) =>
      name === 'auth' ? JSON.stringify({ state: { token: 'a', refreshToken: 'r' }, version: 1 }) : null,
    setItem: () => {},
    removeItem: () => {},
  });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine: true });
  const channel = await import('./channel.ts');
  const { clearTokens } = await import('../stores/auth.ts');
  const told: string[] = [];
  channel.onServerEvent(({ event }) => told.push(event));
  channel.keepChannel((run, ms) => {
    pauses.push({ run, ms });
    return () => {};
  });
  const show = (isShown: boolean) => {
    document.hidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const opened = () => expect.poll(() => [channel.isChannelOpen(), streams.length]).toEqual([true, 1]);
  return { channel, told, pauses, show, opened, clearTokens };
}

it('a page gets what the server sends by its refresh token, which no use of it ends', async () => {
  const { told, opened } = await open();
  await opened();
  expect(bearers).toEqual(['Bearer r']);
  streams[0]?.write('event: release\ndata: 7\n\nevent: unknown\ndata: 1\n\nevent: ne');
  streams[0]?.write('ws\ndata: null\n\n');
  await expect.poll(() => told).toEqual(['release', 'news']);
});

it('a hidden page holds no connection; shown again it has one, and asks for the news that it may have missed', async () => {
  const { channel, told, show, opened } = await open();
  await opened();
  show(false);
  expect(channel.isChannelOpen()).toBe(false);
  await expect.poll(() => streams.length).toBe(0);
  show(true);
  await opened();
  expect(told).toEqual(['news']);
});

it('the offline mode of the desktop app holds no connection: what the server announces is not about its catalogue', async () => {
  const { channel, opened } = await open();
  const { offlineMode } = await import('../stores/offline-mode.ts');
  await opened();
  offlineMode.setState({ isOn: true });
  expect(channel.isChannelOpen()).toBe(false);
  await expect.poll(() => streams.length).toBe(0);
  offlineMode.setState({ isOn: false });
  await opened();
});

it('a log-out closes the connection', async () => {
  const { channel, opened, clearTokens } = await open();
  await opened();
  clearTokens();
  expect(channel.isChannelOpen()).toBe(false);
  await expect.poll(() => streams.length).toBe(0);
});

it('a stream that ends or is silent is opened again, after a pause that is partly by chance', async () => {
  const { channel, pauses, opened } = await open();
  await opened();
  streams[0]?.end();
  await expect.poll(() => channel.isChannelOpen()).toBe(false);
  const pause = pauses.at(-1);
  expect(pause?.ms).toBeGreaterThanOrEqual(1000);
  expect(pause?.ms).toBeLessThanOrEqual(2000);
  pause?.run();
  await opened();
  // The watch over the silence begins anew with each sign of life.
  const silence = pauses.at(-1);
  expect(silence?.ms).toBeGreaterThan(30_000);
  silence?.run();
  await expect.poll(() => streams.length).toBe(0);
  expect(channel.isChannelOpen()).toBe(false);
});

it('a server that is full is left alone as long as it asks, and longer with each failure', async () => {
  const { channel, pauses, show } = await open();
  show(false);
  refusal = { status: 429, headers: { 'retry-after': '60' } };
  show(true);
  await expect.poll(() => pauses.at(-1)?.ms ?? 0).toBeGreaterThanOrEqual(60_000);
  expect(channel.isChannelOpen()).toBe(false);
  refusal = { status: 503, headers: {} };
  for (const least of [4000, 8000, 16_000]) {
    const before = pauses.length;
    pauses.at(-1)?.run();
    // One watches over the silence, the other is the pause.
    await expect.poll(() => pauses.length).toBe(before + 2);
    expect(pauses.at(-1)?.ms).toBeGreaterThanOrEqual(least);
    expect(pauses.at(-1)?.ms).toBeLessThanOrEqual(least * 2);
  }
});

it('the page itself checks a session that the server does not know', async () => {
  const { told, show } = await open();
  show(false);
  refusal = { status: 401, headers: {} };
  show(true);
  await expect.poll(() => told).toEqual(['session']);
});
