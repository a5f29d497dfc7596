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

it('a page whose token another tab has exchanged, unheard of here, goes on with the next one; the session ends with that', async () => {
  store('old', 'used');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  const [{ watchSession }, { onSessionEnd }, { sessionToken }] = await Promise.all([
    import('./watch-session.ts'),
    import('./session-end.ts'),
    import('./session-token.ts'),
  ]);
  const ended = vi.fn();
  onSessionEnd(ended);
  watchSession();
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
