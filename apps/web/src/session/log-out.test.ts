import { createServer } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

const told: string[] = [];
let isSilent = false;
serveApi(
  createServer(({ method, url, headers }, response) => {
    told.push(`${method} ${url} ${headers.authorization}`);
    if (!isSilent) response.writeHead(204).end();
  }),
);

/** Its names are its own, as those of a browser's storage. */
function storage(entries: Record<string, string>) {
  const kept: Record<string, string> = Object.create({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => delete kept[name],
    clear: () => {
      for (const name of Object.keys(kept)) delete kept[name];
    },
  });
  return Object.assign(kept, entries);
}
const area = (state: object) => JSON.stringify({ state, version: 1 });
const TYPED = { 'profile-details-eva': '{}', 'password-asked-for': '{}', 'forgot-password': '{}' };
const KEPT = { registration: '{}', 'mail-code-registration-confirmation': 'a-code', 'vitrine-scroll': '[]' };

let tab: EventTarget;
let written: string[];
beforeEach(() => {
  told.length = 0;
  isSilent = false;
  written = [];
  tab = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('sessionStorage', storage({ ...TYPED, ...KEPT }));
  vi.stubGlobal('localStorage', storage({ auth: area({ token: 'access', refreshToken: 'refresh' }), documents: 'a draft' }));
  const setItem = localStorage.setItem.bind(localStorage);
  vi.stubGlobal(
    'localStorage',
    Object.assign(Object.create(localStorage), {
      setItem(name: string, text: string) {
        written.push(name);
        setItem(name, text);
      },
    }),
  );
});

it('a log-out forgets what was typed about the person, here and in other tabs, and nothing else', async () => {
  const { logOut } = await import('./log-out.ts');
  expect(await logOut()).toBe(true);
  expect(told).toEqual(['POST /api/v1/auth/logout Bearer access']);
  expect({ ...sessionStorage }).toEqual(KEPT);
  expect(localStorage.getItem('documents')).toBe('a draft');
  expect(written).toContain('forget-typed');
  expect(localStorage.getItem('forget-typed')).toBeNull();
});

it('a log-out ends here after a short time when the server does not answer, and says that the server does not know of it', async () => {
  isSilent = true;
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const { isLeaving, logOut } = await import('./log-out.ts');
  const left = logOut();
  await vi.waitFor(() => expect(told).toHaveLength(1), 10_000);
  expect(timeout).toHaveBeenCalledWith(5000);
  late.abort();
  expect(await left).toBe(false);
  expect(isLeaving()).toBe(false);
  expect({ ...sessionStorage }).toEqual(KEPT);
});

it('another tab that hears of it forgets the same', async () => {
  const { followForgetting } = await import('./forget-typed.ts');
  followForgetting();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth', newValue: '1' }));
  expect({ ...sessionStorage }).toEqual({ ...TYPED, ...KEPT });
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'forget-typed', newValue: '1' }));
  expect({ ...sessionStorage }).toEqual(KEPT);
});

it('a session that merely ended keeps what was typed for after the log-in', async () => {
  const { logOutLocally } = await import('./session.ts');
  logOutLocally();
  expect({ ...sessionStorage }).toEqual({ ...TYPED, ...KEPT });
});

it('a reset ends the session at the server, whatever became of the access token, and leaves nothing in this tab', async () => {
  const { reset } = await import('./log-out.ts');
  await reset();
  expect(told).toEqual(['POST /api/v1/auth/logout Bearer refresh']);
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('auth')).toBeNull();
});

it('a reset without a connection clears all the same', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { reset } = await import('./log-out.ts');
  await reset();
  expect(fetched).toHaveBeenCalledOnce();
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('auth')).toBeNull();
  fetched.mockRestore();
});
