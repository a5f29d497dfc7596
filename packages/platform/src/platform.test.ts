import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryAppEvents } from './app-events/memory.ts';
import { webAppEvents } from './app-events/web.ts';
import { memoryOnline } from './online/memory.ts';
import { webOnline } from './online/web.ts';
import { memoryOrigin } from './origin/memory.ts';
import { webOrigin } from './origin/web.ts';
import { memorySecrets } from './secrets/memory.ts';
import { memoryArea } from './storage/memory.ts';
import { webLocal } from './storage/web.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page in a browser has, as far as it is asked. */
function openPage() {
  const page = new EventTarget();
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(texts, { [name]: text }),
    removeItem: (name: string) => void delete texts[name],
    clear: () => {
      for (const name of Object.keys(texts)) delete texts[name];
    },
  };
  // As in a browser: what is stored are the properties of the storage.
  const storage = new Proxy(texts, { get: (_, name) => Reflect.get(methods, name) });
  const document = Object.assign(new EventTarget(), { hidden: false });
  const navigator = { onLine: true };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  return { page, document, navigator };
}

const STORAGES = {
  web: () => {
    const { page } = openPage();
    const others = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    return { area: webLocal, others };
  },
  memory: () => {
    const area = memoryArea();
    return { area, others: area.others };
  },
};
describe.each(Object.entries(STORAGES))('storage of %s', (_, open) => {
  test('keeps texts by name, and reports what another window wrote', () => {
    const { area, others } = open();
    area.write('a', '1');
    area.write('b', '2');
    expect([area.read('a'), area.read('none'), area.names()]).toEqual(['1', null, ['a', 'b']]);
    area.remove('a');
    expect(area.names()).toEqual(['b']);
    area.clear();
    expect(area.names()).toEqual([]);
    const heard = vi.fn();
    area.onOtherWindow(heard);
    others('c', '3');
    others('c', null);
    expect(heard.mock.calls).toEqual([
      ['c', '3'],
      ['c', null],
    ]);
  });
});

const CONNECTIONS = {
  web: () => {
    const { page, navigator } = openPage();
    const set = (isOnline: boolean) => {
      navigator.onLine = isOnline;
      page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    const meter = () => Object.assign(navigator, { connection: { saveData: true } });
    return { online: webOnline, set, meter };
  },
  memory: () => {
    const online = memoryOnline();
    return { online, set: online.set, meter: () => online.meter(true) };
  },
};
describe.each(Object.entries(CONNECTIONS))('connection of %s', (_, open) => {
  test('reports when it goes and comes, until the last listener has left', () => {
    const { online, set } = open();
    const [changed, back] = [vi.fn(), vi.fn()];
    const stops = [online.follow(changed), online.onBack(back)];
    set(false);
    expect([online.isOnline(), changed.mock.calls.length, back.mock.calls.length]).toEqual([false, 1, 0]);
    set(true);
    expect([online.isOnline(), changed.mock.calls.length, back.mock.calls.length]).toEqual([true, 2, 1]);
    for (const stop of stops) stop();
    set(false);
    set(true);
    expect([changed.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
  });
  test('says when data is to be saved', async () => {
    const { online, meter } = open();
    expect(await online.isMetered()).toBe(false);
    meter();
    expect(await online.isMetered()).toBe(true);
  });
});

const WINDOWS = {
  web: () => {
    const { page, document } = openPage();
    const hide = (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return { events: webAppEvents, hide, focus: () => void page.dispatchEvent(new Event('focus')) };
  },
  memory: () => {
    const events = memoryAppEvents();
    return { events, hide: events.hide, focus: events.focus };
  },
};
describe.each(Object.entries(WINDOWS))('window of %s', (_, open) => {
  test('reports when it is hidden, and when a person turns to it', () => {
    const { events, hide, focus } = open();
    const [visibility, turned] = [vi.fn(), vi.fn()];
    events.onVisibility(visibility);
    events.onFocus(turned);
    hide(true);
    expect([events.isHidden(), visibility.mock.calls.length]).toEqual([true, 1]);
    hide(false);
    focus();
    expect([events.isHidden(), visibility.mock.calls.length, turned.mock.calls.length]).toEqual([false, 2, 1]);
  });
});

const BYTES = new Uint8Array([1, 2, 3]);
const ORIGINS = {
  web: () => {
    const answers = new Map<string, BodyInit>([
      ['/api/v1/site/_all', JSON.stringify({ data: [] })],
      ['/assets/0123456789abcdef/a.webp', BYTES],
    ]);
    vi.stubGlobal('fetch', async (url: string) => new Response(answers.get(url), { status: answers.has(url) ? 200 : 404 }));
    return webOrigin;
  },
  memory: () => memoryOrigin(new Map([['site/_all', { data: [] }]]), new Map([['/assets/0123456789abcdef/a.webp', BYTES]])),
};
describe.each(Object.entries(ORIGINS))('origin of %s', (_, open) => {
  test('answers calls of the API and files of releases', async () => {
    const origin = open();
    expect(await (await origin.callApi('site/_all')).json()).toEqual({ data: [] });
    expect((await origin.callApi('none')).status).toBe(404);
    expect(origin.assetUrl('/assets/0123456789abcdef/a.webp')).toBe('/assets/0123456789abcdef/a.webp');
    expect(await (await origin.loadAsset('/assets/0123456789abcdef/a.webp')).bytes()).toEqual(BYTES);
  });
});

test('secrets in memory go with the process', () => {
  const secrets = memorySecrets();
  secrets.write('auth', 'token');
  expect(secrets.read('auth')).toBe('token');
  expect(memorySecrets().read('auth')).toBeNull();
});
