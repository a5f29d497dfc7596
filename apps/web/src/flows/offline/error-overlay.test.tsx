// @vitest-environment happy-dom
import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, wantTexts } from '../../i18n/i18n.ts';
import { platform } from '../../platform.ts';
import { ErrorOverlay } from './error-overlay.tsx';

const FAILED: OfflineState = { ...INITIAL_STATE, phase: 'error', isOffline: true, error: 'x', errorType: 'default' };
const stayOnline = vi.fn(async () => true);
const online = memoryOnline();
const text = () => document.body.textContent;

beforeAll(async () => {
  platform.online = online;
  await wantTexts('desktop');
  await changeLanguage('en');
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
});

async function show(isLoad: boolean) {
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const actions = { retry: async () => undefined, stayOnline };
  await act(async () => root.render(<ErrorOverlay state={FAILED} isLoad={isLoad} open actions={actions} />));
}
async function press(words: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  await act(async () => button?.click());
}

test('a load that failed offline leaves the present catalogue to stay with', async () => {
  await show(true);
  expect(text()).toContain('Stay with the present catalogue');
  expect(text()).toContain('Offline mode could not be enabled.');
});

test('a catalogue that could not be read says so, and leads online where there is a connection', async () => {
  await show(false);
  expect(text()).toContain('The catalogue on this computer cannot be read at present.');
  expect(text()).not.toContain('Stay with the present catalogue');
  expect(text(), 'no stage has failed').not.toContain('Renderings');
  let answer = (_isOnline: boolean) => {};
  stayOnline.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press('Go online');
  expect(text()).toContain('Checking the connection to the server.');
  await act(async () => answer(false));
  expect(text()).toContain('The server is not available at the moment.');
  online.set(false);
  stayOnline.mockResolvedValueOnce(false);
  await press('Go online');
  expect(text()).toContain('This needs an internet connection.');
  await press('Go online');
  expect(text()).not.toContain('This needs an internet connection.');
});
