import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TransferError } from './catalogue-files/types.ts';
import { openDesktopPlatform } from './desktop.ts';
import type { Desktop, Platform } from './platform.ts';

const SHA256 = 'a'.repeat(64);
const FILE = { folder: 'images', sha256: SHA256, size: 3 } as const;
const REQUEST = { url: 'https://catalogue.example/a', headers: {}, folder: 'images', expected: null } as const;
const START = {
  server: 'https://catalogue.example',
  storeBase: 'http://127.0.0.1:4711/0123',
  version: '0.1.0',
  secrets: { auth: 'old' },
  secretsKept: 'keychain',
};

/** Commands that the main process was asked for, in order. */
let asked: [string, unknown][];
/** What it answers; a function may throw what a command refuses. */
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  asked = [];
  answers = { start_info: START };
  mockIPC(
    (command, input) => {
      asked.push([command, input]);
      const answer = answers[command];
      return typeof answer === 'function' ? answer(input) : (answer ?? null);
    },
    { shouldMockEvents: true },
  );
});
afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
});

async function open(): Promise<{ platform: Platform; desktop: Desktop }> {
  const platform = await openDesktopPlatform();
  if (!platform.desktop) throw new Error('no desktop');
  return { platform, desktop: platform.desktop };
}
const commands = () => asked.map(([command]) => command);
const refuse = (problem: unknown) => () => {
  throw problem;
};

describe('start', () => {
  test('asks the main process once for what has to be known at once', async () => {
    const { platform, desktop } = await open();
    expect([desktop.main.server(), desktop.main.storeBase(), desktop.main.version()]).toEqual([
      START.server,
      START.storeBase,
      START.version,
    ]);
    expect([platform.secrets.read('auth'), platform.secrets.read('none'), desktop.secretsKept]).toEqual([
      'old',
      null,
      'keychain',
    ]);
    expect(commands()).toEqual(['start_info']);
  });

  test('refuses an answer that has another shape', async () => {
    answers.start_info = { ...START, secretsKept: 'cloud' };
    await expect(openDesktopPlatform()).rejects.toThrow();
  });
});

describe('files', () => {
  test('are transferred by a call that has no more than the request', async () => {
    answers.transfer = FILE;
    const { desktop } = await open();
    expect(await desktop.files.transfer({ ...REQUEST, onBytes: () => {} })).toEqual(FILE);
    expect(asked[1]).toEqual(['transfer', { id: expect.any(Number), request: REQUEST, onBytes: expect.anything() }]);
  });

  test.each([{ kind: 'status', status: 503 }, { kind: 'network-down' }, { kind: 'disk', message: 'read-only' }])(
    'that did not arrive are reported as $kind',
    async (problem) => {
      answers.transfer = refuse(problem);
      const { desktop } = await open();
      const error = await desktop.files.transfer(REQUEST).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(TransferError);
      expect(error).toHaveProperty('problem', problem);
    },
  );

  test('that are refused in unknown words are a problem of the disk with these words', async () => {
    answers.free_space = refuse('strange');
    const { desktop } = await open();
    const error = await desktop.files.freeSpace().catch((cause: unknown) => cause);
    expect(error).toHaveProperty('problem.kind', 'disk');
    expect(error).toHaveProperty('problem.message', expect.stringContaining('strange'));
  });

  test('are cancelled by the signal, before the call and during it', async () => {
    const { desktop } = await open();
    const before = desktop.files.transfer({ ...REQUEST, signal: AbortSignal.abort() });
    await expect(before).rejects.toHaveProperty('problem.kind', 'cancelled');
    expect(commands()).toEqual(['start_info']);
    const control = new AbortController();
    answers.transfer = () =>
      new Promise((_, reject) => {
        answers.cancel_transfer = () => reject({ kind: 'cancelled' });
        control.abort();
      });
    await expect(desktop.files.transfer({ ...REQUEST, signal: control.signal })).rejects.toHaveProperty(
      'problem.kind',
      'cancelled',
    );
    expect(asked[2]).toEqual(['cancel_transfer', { id: Reflect.get(Object(asked[1]?.[1]), 'id') }]);
  });
});

test('a file that is not saved is reported as a transfer that failed', async () => {
  answers.save_file = refuse({ kind: 'disk-full' });
  const { desktop } = await open();
  const saved = desktop.main.saveFile({ url: 'https://catalogue.example/a', headers: {}, name: 'a' });
  await expect(saved).rejects.toHaveProperty('problem.kind', 'disk-full');
});

test('secrets are read at once and written one after the other', async () => {
  Object.assign(answers, { write_secret: 'file', remove_secret: 'keychain' });
  const { platform, desktop } = await open();
  platform.secrets.write('auth', 'one');
  platform.secrets.remove('auth');
  platform.secrets.write('auth', 'two');
  expect(platform.secrets.read('auth')).toBe('two');
  await expect.poll(() => commands().slice(1)).toEqual(['write_secret', 'remove_secret', 'write_secret']);
  expect(asked.at(-1)?.[1]).toEqual({ name: 'auth', text: 'two' });
  // A keychain that was closed meanwhile is told.
  await expect.poll(() => desktop.secretsKept).toBe('file');
});

test('the computer is kept awake until the answer is called', async () => {
  answers.keep_awake = 7;
  const { desktop } = await open();
  const release = await desktop.power.keepAwake('load');
  await release();
  expect(asked.slice(1)).toEqual([
    ['keep_awake', { reason: 'load' }],
    ['let_sleep', { id: 7 }],
  ]);
});

test('a connection is metered when the system says so, which may not be asked', async () => {
  const { platform } = await open();
  for (const [answer, expected] of [
    [true, true],
    [false, false],
    [refuse('no such service'), false],
  ] as const) {
    answers.is_metered = answer;
    expect(await platform.online.isMetered()).toBe(expected);
  }
});

test('before a server is chosen nothing is asked', async () => {
  answers.start_info = { ...START, server: null };
  const { platform, desktop } = await open();
  expect(() => platform.origin.assetUrl('/assets/a')).toThrow();
  await expect(desktop.origin.server.callApi('auth/ping')).rejects.toThrow(TypeError);
  expect(desktop.main.server()).toBeNull();
});

describe('origin', () => {
  const fetched: [string, RequestInit | undefined][] = [];
  beforeEach(() => {
    fetched.length = 0;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      fetched.push([url, init]);
      return new Response('{}');
    });
  });
  const headers = { 'X-Site-Language': 'en', Authorization: 'Bearer secret' };

  test('is the server while online', async () => {
    const { platform, desktop } = await open();
    await platform.origin.callApi('home-page', { headers });
    expect(fetched).toEqual([['https://catalogue.example/api/v1/home-page', { headers }]]);
    expect(platform.origin.assetUrl('/assets/1/a.webp')).toBe('https://catalogue.example/assets/1/a.webp');
    expect(platform.origin.assetUrl('/app/world.json')).toBe('/app/world.json');
    expect(desktop.origin.serverUrl('/api/v1/site/_all')).toBe('https://catalogue.example/api/v1/site/_all');
  });

  test('is the store for documents and files while offline, and the token stays here', async () => {
    const { platform, desktop } = await open();
    desktop.origin.setOffline(true);
    await platform.origin.callApi('product/ww-200?x=1', { headers });
    expect(fetched).toEqual([['http://127.0.0.1:4711/0123/en/product/ww-200', { signal: null }]]);
    expect(platform.origin.assetUrl('/download/assets/1/a.pdf')).toBe('http://127.0.0.1:4711/0123/download/assets/1/a.pdf');
    desktop.origin.setOffline(false);
    expect(platform.origin.assetUrl('/assets/1/a')).toBe('https://catalogue.example/assets/1/a');
  });

  test.each([
    ['auth/ping', 'GET'],
    ['document-generator/register', 'POST'],
    ['document-generator/status/1', 'GET'],
    ['notifications/unseen', 'GET'],
    ['user/current', 'PATCH'],
  ])('is the server for %s by %s also while offline', async (path, method) => {
    const { platform, desktop } = await open();
    desktop.origin.setOffline(true);
    await platform.origin.callApi(path, { method, headers });
    await desktop.origin.server.callApi('home-page', { headers });
    expect(fetched.map(([url]) => url)).toEqual([
      `https://catalogue.example/api/v1/${path}`,
      'https://catalogue.example/api/v1/home-page',
    ]);
  });
});

test('events of the main process are heard with their detail', async () => {
  const { emit } = await import('@tauri-apps/api/event');
  const { platform, desktop } = await open();
  const [paths, homes, woke] = [vi.fn(), vi.fn(), vi.fn()];
  desktop.main.on('open-path', paths);
  desktop.main.on('go-home', homes);
  platform.events.onWake(woke);
  await emit('open-path', { path: '/product/ww-200' });
  await emit('go-home', null);
  await emit('resumed', null);
  expect([paths.mock.calls, homes.mock.calls]).toEqual([[[{ path: '/product/ww-200' }]], [[null]]]);
  expect(woke).toHaveBeenCalledOnce();
});

test('the main process hears of the first page when every listener before it is known', async () => {
  const { desktop } = await open();
  const told = new Promise<void>((resolve) => {
    answers.report_home = () => resolve();
  });
  const [paths, homes] = [vi.fn(), vi.fn()];
  desktop.main.on('open-path', paths);
  desktop.main.on('go-home', homes);
  desktop.main.reportHome(true);
  // A call that takes its time, as one to another process does.
  expect(commands()).not.toContain('report_home');
  await told;
  const { emit } = await import('@tauri-apps/api/event');
  await emit('open-path', { path: '/product/ww-200' });
  expect(paths).toHaveBeenCalledWith({ path: '/product/ww-200' });
});
