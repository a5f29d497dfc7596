import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

/** As other tabs write it too. */
const stored = new Map<string, string>();
const store = (token: string, refreshToken: string) =>
  stored.set('auth', JSON.stringify({ state: { token, refreshToken }, version: 1 }));
let asked = 0;
serveApi(
  createServer((request, response) => {
    asked++;
    const holds = request.headers.authorization === 'Bearer next';
    response.writeHead(holds ? 200 : 401, { 'content-type': 'application/vnd.api+json' }).end('{}');
  }),
);

/** The page as it opens: in front of a person, with a connection. */
async function open() {
  vi.resetModules();
  stored.clear();
  asked = 0;
  store('old', 'used');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const navigator = { onLine: true };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  const [{ watchSession }, { onSessionEnd }, { sessionToken }] = await Promise.all([
    import('./watch-session.ts'),
    import('./session-end.ts'),
    import('./session-token.ts'),
  ]);
  const ended = vi.fn();
  onSessionEnd(ended);
  watchSession();
  return { page, document, navigator, ended, sessionToken };
}

it('a page whose token another tab has exchanged, unheard of here, goes on with the next one; the session ends with that', async () => {
  const { page, ended, sessionToken } = await open();
  expect(sessionToken()).toBe('used');
  store('new', 'next');
  for (let n = 1; n <= 2; n++) {
    page.dispatchEvent(new Event('focus'));
    await expect.poll(() => [asked, sessionToken()]).toEqual([n, 'next']);
  }
  expect(ended).not.toHaveBeenCalled();
  store('new', 'over');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }));
  page.dispatchEvent(new Event('focus'));
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});

it('a page on show that nobody touches notices within ten seconds; hidden or without a connection it asks nothing', async () => {
  const clock = vi.useFakeTimers({ toFake: ['setInterval'] });
  const { document, navigator, ended } = await open();
  const tenSeconds = () => clock.advanceTimersByTime(10_000);
  navigator.onLine = false;
  tenSeconds();
  navigator.onLine = true;
  document.hidden = true;
  tenSeconds();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(0);
  document.hidden = false;
  tenSeconds();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(asked).toBe(1);
  vi.useRealTimers();
});

it('an exchange whose answer is on a slow line, here or in another tab, is waited for before the session ends', async () => {
  const { page, navigator, ended, sessionToken } = await open();
  let answered = () => {};
  const slow = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const request = vi.fn((_: string, work: () => Promise<void>) => slow.then(work));
  Object.assign(navigator, { locks: { request } });
  page.dispatchEvent(new Event('focus'));
  await expect.poll(() => request.mock.calls.length).toBe(1);
  expect(ended).not.toHaveBeenCalled();
  store('new', 'next');
  answered();
  await expect.poll(() => sessionToken()).toBe('next');
  page.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked).toBe(2);
  expect(ended).not.toHaveBeenCalled();
});
