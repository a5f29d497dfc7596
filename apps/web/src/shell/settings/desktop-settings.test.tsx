// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { INITIAL_STATE } from '@vitrine/offline/state.ts';
import { memoryOnline } from '@vitrine/platform/online/memory.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { exampleApp, STATES } from '../../gallery/offline-examples.ts';
import { desktopArea } from '../../offline/desktop-area.ts';
import { offlineApp } from '../../offline/offline-app.ts';
import { platform } from '../../platform.ts';
import { setUser } from '../../stores/objects.ts';
import { person } from '../../testing/person.ts';
import DesktopSettings from './desktop-settings.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
// It asks the router.
vi.mock('../../i18n/use-language.ts', () => ({ useLanguage: () => ({ language: 'de', setLanguage: async () => undefined }) }));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(platform, { online: memoryOnline() });
  setUser(person('eva'));
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (open: boolean) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <DesktopSettings open={open} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  );
const foot = () => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => /(current|update)$/.test(textContent ?? ''));
  return button && `${button.textContent}${button.disabled ? ', disabled' : ''}`;
};
const status = () => document.querySelector('p[role=status]')?.textContent;
const expectFoot = (words: string | undefined) => act(() => vi.waitFor(() => expect(foot()).toBe(words), 10_000));

/** A catalogue of release 7 on the disk, and a server that has this one, of which nothing is missing. */
async function serve(release: number, answer: () => Promise<unknown> = async () => undefined): Promise<void> {
  const state = { ...INITIAL_STATE, ...STATES.offline };
  const app = exampleApp(state);
  const plan = { ...(await app.plan(state.packs)), release, missingBytes: 0 };
  await act(async () => {
    desktopArea.setState(state, true);
    offlineApp.setState({ app: { ...app, plan: () => answer().then(() => plan) } });
  });
}

test('a catalogue is up to date if it is of the release that the server has, not if nothing is missing', async () => {
  await serve(7);
  await show(true);
  await expectFoot('settings.current, disabled');
  queryClient.clear();
  await act(async () => root.render(null));
  await serve(8);
  await show(true);
  await expectFoot('settings.update');
});

test('the server is asked each time the settings open: it may have another release by then', async () => {
  await serve(7);
  await show(true);
  await expectFoot('settings.current, disabled');
  await show(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  await serve(8, () => promise);
  await show(true);
  // What it said before is not shown as what it says now.
  await expectFoot(undefined);
  expect(status()).toBe('settings.plan');
  resolve();
  await expectFoot('settings.update');
  expect(status()).toBeUndefined();
});

test('a request that fails shows its own error only, whatever the server answered before', async () => {
  await serve(7);
  await show(true);
  await expectFoot('settings.current, disabled');
  await show(false);
  await serve(7, () => Promise.reject(new Error('Load failed')));
  await show(true);
  await act(() => vi.waitFor(() => expect(status()).toBe('settings.planFailed'), 10_000));
  expect(foot()).toBeUndefined();
});
