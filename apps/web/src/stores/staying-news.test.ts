// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { person } from '../testing/person.ts';

const write = (name: string, state: object) => localStorage.setItem(name, JSON.stringify({ state, version: 1 }));
const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null')?.state;

/** A page that is loaded with a piece of news and a failure still open, with or without an account; nothing has been asked of the server. */
async function load(isLoggedIn: boolean) {
  vi.resetModules();
  localStorage.clear();
  const list = [
    { id: 'fair', icon: 'add', text: 'Messe', deleteOnClose: true },
    { id: 'failed', icon: 'error', text: 'Nicht gesendet' },
  ];
  write('notifications', { list });
  write('news', { ids: ['fair'] });
  const { clearObjects, setUser } = await import('./objects.ts');
  if (isLoggedIn) setUser(person('eva'));
  const { notificationsStore } = await import('./notifications.ts');
  const { keepNewsToAccount } = await import('./staying-news.ts');
  keepNewsToAccount();
  const shown = () => notificationsStore.getState().list.map(({ id }) => id);
  return { shown, logOut: clearObjects };
}

test('the log-in shows no news that stayed open over the load, and other notifications still', async () => {
  const { shown } = await load(false);
  expect(shown()).toEqual(['failed']);
  expect(read('news')).toEqual({ ids: [] });
  expect(read('notifications').list).toHaveLength(1);
});

test('with an account they stay, and go as soon as its session has ended', async () => {
  const { shown, logOut } = await load(true);
  expect(shown()).toEqual(['fair', 'failed']);
  logOut();
  expect(shown()).toEqual(['failed']);
});
