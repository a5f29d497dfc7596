import { beforeEach, expect, test, vi } from 'vitest';

type Tab = typeof import('./notifications.ts');
type Listener = (event: { key: string }) => void;

const AREA = 'notifications';
const items = new Map<string, string>();
const follows = new Map<Tab, Listener[]>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, text: string) => items.set(name, text),
});

/** A load of the app in a tab: modules of its own, the storage of all. */
async function openTab(): Promise<Tab> {
  const listeners: Listener[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener));
  vi.resetModules();
  const tab = await import('./notifications.ts');
  follows.set(tab, listeners);
  return tab;
}

/** What one tab does; the others hear of the storage when it changed. */
function inTab<T>(tab: Tab, act: (tab: Tab) => T): T {
  const before = items.get(AREA);
  const done = act(tab);
  if (items.get(AREA) !== before) {
    for (const [other, listeners] of follows) if (other !== tab) for (const listener of listeners) listener({ key: AREA });
  }
  return done;
}
const texts = (tab: Tab) => tab.notificationsStore.getState().list.map((n) => tab.sayAgain(n).text);

const saved = () => ({ icon: 'check' as const, text: 'Gespeichert', singleNotificationKey: 'page-profile' });
const ended = () => ({ icon: 'error' as const, text: 'Abgemeldet', singleNotificationKey: 'page-session' });
const failed = () => ({ icon: 'error' as const, text: 'Nicht gesendet', singleNotificationKey: 'document-1' });

beforeEach(() => {
  items.clear();
  follows.clear();
});

test('a second tab leaves what the first one shows', async () => {
  const first = await openTab();
  inTab(first, (tab) => tab.notify(saved));
  const second = await openTab();
  inTab(second, (tab) => tab.notify(failed));
  expect(texts(second)).toEqual(['Nicht gesendet']);
  expect(texts(first)).toEqual(['Gespeichert', 'Nicht gesendet']);
});

test('an error about a document is shown in every tab and after a reload, until it is closed in one', async () => {
  const first = await openTab();
  inTab(first, (tab) => tab.notify(failed));
  const second = await openTab();
  expect(texts(second)).toEqual(['Nicht gesendet']);
  const [{ id } = { id: '' }] = second.notificationsStore.getState().list;
  inTab(second, (tab) => tab.closeNotification(id));
  expect(texts(first)).toEqual([]);
});

test('a message about a page or the session is shown in this tab only, and ends with the page', async () => {
  const tab = await openTab();
  inTab(tab, ({ notify }) => [saved, ended, failed].map((say) => notify(say)));
  expect(texts(await openTab())).toEqual(['Nicht gesendet']);
  tab.closeOfPage();
  expect(texts(tab)).toEqual(['Nicht gesendet']);
});

test('it is said again in another language', async () => {
  const tab = await openTab();
  let word = 'Abgemeldet';
  tab.notify(() => ({ ...ended(), text: word }));
  word = 'Logged out';
  expect(texts(tab)).toEqual(['Logged out']);
});

test('what only closing deletes stays over a load; the offer to load anew and the answer to a press do not', async () => {
  const tab = await openTab();
  inTab(tab, ({ notify, OFFLINE_MODE_KEY, RELOAD }) => {
    notify(() => ({ icon: 'add', text: 'Messe', deleteOnClose: true }));
    notify(() => ({ icon: 'update', text: 'Neue Version', deleteOnClose: true, action: RELOAD }));
    notify(() => ({ icon: 'wifi-on', text: 'Verbindung', deleteOnClose: true, singleNotificationKey: OFFLINE_MODE_KEY }));
    notify(() => ({ icon: 'add', text: 'Hinweis' }));
  });
  expect(tab.notificationsStore.getState().list.map(tab.staysOpen)).toEqual([true, true, true, false]);
  expect(texts(await openTab())).toEqual(['Messe']);
});
