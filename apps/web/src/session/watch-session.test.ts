import { createServer } from 'node:http';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

/** As other tabs write it too. */
const stored = new Map<string, string>();
const store = (token: string, refreshToken: string) =>
  stored.set('auth', JSON.stringify({ state: { token, refreshToken: `${opened} ${refreshToken}` }, version: 1 }));
/** Number of this page: calls of the page before are not counted. */
let opened = 0;
let asked = 0;
/** The token that the server knows. */
let known = '';
/** Calls break off before they are answered. */
let isCut = false;
serveApi(
  createServer((request, response) => {
    const { authorization = '' } = request.headers;
    if (request.url === '/api/v1/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      return;
    }
    if (authorization.startsWith(`Bearer ${opened} `)) asked++;
    if (isCut) return void response.destroy();
    const holds = authorization === `Bearer ${opened} ${known}`;
    response.writeHead(holds ? 200 : 401, { 'content-type': 'application/vnd.api+json', [HEADER_RELEASE]: '7' }).end('{}');
  }),
);

/** The page as it opens, in front of a person, with a connection and a session of the token `first`; its intervals wait for `tenSeconds`. */
async function open() {
  const intervals: { run: () => void; ms: number }[] = [];
  // Vitest's own clock goes on while something is polled.
  vi.stubGlobal('setInterval', (run: () => void, ms: number) => intervals.push({ run, ms }));
  const tenSeconds = () => {
    for (const { run, ms } of intervals) for (let at = ms; at < 10_000; at += ms) run();
  };
  vi.resetModules();
  stored.clear();
  asked = 0;
  isCut = false;
  opened++;
  store('access', 'first');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
  const navigator = { onLine: true };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  const { platform } = await import('../platform.ts');
  let wake = () => {};
  const onWake = (listener: () => void) => {
    wake = listener;
  };
  platform.events = { ...platform.events, onWake };
  const [{ watchSession }, { isChannelOpen, keepChannel }, { onSessionEnd }, { sessionToken }, { leaveBy }] = await Promise.all([
    import('./watch-session.ts'),
    import('./channel.ts'),
    import('./session-end.ts'),
    import('./session-token.ts'),
    import('./log-out.ts'),
  ]);
  const ended = vi.fn();
  onSessionEnd(ended);
  const releases: (string | null)[] = [];
  watchSession((headers) => releases.push(headers.get(HEADER_RELEASE)));
  const token = () => sessionToken()?.split(' ')[1] ?? null;
  /** Looked at again, and `value` after it; a look while an answer is awaited asks nothing, so tests look until they see it. */
  const looked = <T>(value: () => T) => {
    page.dispatchEvent(new Event('focus'));
    return value();
  };
  /** The server tells the page of changes by itself. */
  const openChannel = async () => {
    keepChannel(() => () => {});
    await expect.poll(isChannelOpen).toBe(true);
  };
  const wakeUp = () => wake();
  return { tenSeconds, openChannel, wakeUp, page, document, navigator, ended, releases, token, leaveBy, looked };
}

it('a page whose session ended before it asked for the first time notices at once', async () => {
  known = '';
  const { ended } = await open();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(asked).toBe(1);
});

it('a page whose token another tab has exchanged, unheard of here, goes on with the next one; the session ends with that', async () => {
  known = 'first';
  const { page, document, ended, token, looked } = await open();
  await expect.poll(() => asked).toBe(1);
  known = 'next';
  store('new', 'next');
  await expect.poll(() => looked(token)).toBe('next');
  const before = asked;
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return asked;
    })
    .toBeGreaterThan(before + 1);
  expect(ended).not.toHaveBeenCalled();
  store('new', 'over');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }));
  await expect.poll(() => looked(() => ended.mock.calls.length)).toBeGreaterThan(0);
});

it('a visible page that is not used notices within ten seconds; hidden or without a connection it asks nothing', async () => {
  known = 'first';
  const { tenSeconds, document, navigator, ended } = await open();
  await expect.poll(() => asked).toBe(1);
  known = '';
  navigator.onLine = false;
  tenSeconds();
  navigator.onLine = true;
  document.hidden = true;
  tenSeconds();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(1);
  document.hidden = false;
  await expect
    .poll(() => {
      tenSeconds();
      return ended.mock.calls.length;
    })
    .toBeGreaterThan(0);
});

it('a computer that wakes up finds out at once that the session has ended, while the channel seems to be open', async () => {
  known = 'first';
  const { openChannel, wakeUp, ended, releases } = await open();
  await expect.poll(() => releases).toEqual(['7']);
  await openChannel();
  known = '';
  wakeUp();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});

it('a computer that wakes up without a network goes on asking', async () => {
  known = 'first';
  const { tenSeconds, openChannel, wakeUp, ended, releases } = await open();
  await expect.poll(() => releases).toEqual(['7']);
  await openChannel();
  tenSeconds();
  expect(asked).toBe(1);
  isCut = true;
  wakeUp();
  await expect.poll(() => asked).toBe(2);
  known = '';
  isCut = false;
  await expect
    .poll(() => {
      tenSeconds();
      return ended.mock.calls.length;
    })
    .toBe(1);
});

it('an exchange whose answer is on a slow line, here or in another tab, is waited for before the session ends', async () => {
  known = 'first';
  const { navigator, ended, token, looked } = await open();
  await expect.poll(() => asked).toBe(1);
  let answered = () => {};
  const slow = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const request = vi.fn((_: string, work: () => Promise<void>) => slow.then(work));
  Object.assign(navigator, { locks: { request } });
  known = 'next';
  await expect.poll(() => looked(() => request.mock.calls.length)).toBe(1);
  expect(ended).not.toHaveBeenCalled();
  store('new', 'next');
  answered();
  await expect.poll(() => token()).toBe('next');
  const before = asked;
  await expect.poll(() => looked(() => asked)).toBeGreaterThan(before + 1);
  expect(ended).not.toHaveBeenCalled();
});

it('a person who logs out gets no message that the session has ended, though the server says so before it answers', async () => {
  known = 'first';
  const { ended, token, leaveBy, looked } = await open();
  await expect.poll(() => asked).toBe(1);
  await leaveBy(async () => {
    known = '';
    // The second of these is asked when the answer to the first was looked at.
    const before = asked;
    await expect.poll(() => looked(() => asked)).toBeGreaterThan(before + 1);
  });
  expect(token()).toBeNull();
  expect(ended).not.toHaveBeenCalled();
  await expect(leaveBy(() => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong password');
});

it('the answer that a session holds brings the current release, one that it does not brings none', async () => {
  known = 'first';
  const { releases } = await open();
  await expect.poll(() => releases).toEqual(['7']);
  known = '';
  const { ended, releases: none } = await open();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(none).toEqual([]);
});
