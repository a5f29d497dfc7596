import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { expect, test, vi } from 'vitest';
import { notificationsStore } from '../stores/notifications.ts';
import { testDesktop } from '../testing/test-desktop.ts';
import { followFullScreen } from './full-screen.ts';

test('F11 fills the screen and ends that, Escape ends it where no dialog is open', () => {
  let dialog: object | null = null;
  const keyboard = new EventTarget();
  vi.stubGlobal('document', Object.assign(keyboard, { querySelector: () => dialog }));
  const { main, send } = testDesktop(memoryOrigin(new Map(), new Map()));
  followFullScreen(main);
  const press = (key: string) => keyboard.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
  const told = () => notificationsStore.getState().list.map(({ text }) => text);
  press('Escape');
  expect(main.setFullScreen).not.toHaveBeenCalled();
  // The web view has a full screen of its own for this key, which shows the menu.
  expect(press('F11')).toBe(false);
  expect(main.setFullScreen).toHaveBeenLastCalledWith(true);
  send('full-screen', { isFull: true });
  expect(told()).toHaveLength(1);
  dialog = {};
  main.setFullScreen.mockClear();
  press('Escape');
  expect(main.setFullScreen).not.toHaveBeenCalled();
  dialog = null;
  press('Escape');
  expect(main.setFullScreen).toHaveBeenLastCalledWith(false);
  send('full-screen', { isFull: false });
  expect(told()).toEqual([]);
});
