// @vitest-environment happy-dom
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startTexts, wantTexts } from '../i18n/i18n.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { testDesktop } from '../testing/test-desktop.ts';
import { followFullScreen } from './full-screen.ts';

const { desktop, main, send } = testDesktop(memoryOrigin(new Map(), new Map()));
const press = (key: string, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const told = () => notificationsStore.getState().list.map(({ text }) => text);

await wantTexts('desktop');
await startTexts();
followFullScreen(desktop);
beforeEach(() => {
  main.endFullScreen.mockClear();
  document.body.replaceChildren();
});

describe('full screen', () => {
  test('begins and ends by F11', () => {
    // The web view has a full screen of its own for this key, which shows the menu.
    expect(press('F11')).toBe(false);
    expect(main.toggleFullScreen).toHaveBeenCalledOnce();
  });

  test('ends by Escape', () => {
    press('Escape');
    expect(main.endFullScreen).toHaveBeenCalledOnce();
  });

  test('goes on when Escape closes a dialog, also one that is gone before the key has risen', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    dialog.addEventListener('keydown', () => dialog.remove());
    const page = document.body.appendChild(document.createElement('div'));
    press('Escape', page);
    press('Escape', dialog);
    expect(main.endFullScreen).not.toHaveBeenCalled();
    press('Escape', page);
    expect(main.endFullScreen).toHaveBeenCalledOnce();
  });

  test('goes on when something else has taken Escape', () => {
    const card = document.body.appendChild(document.createElement('div'));
    card.addEventListener('keydown', (event) => event.preventDefault());
    press('Escape', card);
    expect(main.endFullScreen).not.toHaveBeenCalled();
  });

  test('says which keys of the system end it, and nothing when it has ended', () => {
    send('full-screen', { isFull: true });
    expect(told()).toEqual([expect.stringContaining('F11')]);
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    send('full-screen', { isFull: true });
    expect(told()).toEqual([expect.stringContaining('Control+Command+F')]);
    agent.mockRestore();
    send('full-screen', { isFull: false });
    expect(told()).toEqual([]);
  });

  test('is announced again after a reload, and never after a start in a window', () => {
    send('full-screen', { isFull: true });
    followFullScreen(testDesktop(memoryOrigin(new Map(), new Map())).desktop);
    expect(told()).toEqual([]);
    followFullScreen({ ...desktop, isFullScreen: true });
    expect(told()).toHaveLength(1);
  });
});
