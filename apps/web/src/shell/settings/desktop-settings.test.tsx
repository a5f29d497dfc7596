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

/** The button at the foot of the settings, over a catalogue of release 7, when the server has this one and nothing is missing. */
async function footOf(release: number): Promise<string> {
  const state = { ...INITIAL_STATE, ...STATES.offline };
  desktopArea.setState(state, true);
  const app = exampleApp(state);
  const plan = { ...(await app.plan(state.packs)), release, missingBytes: 0 };
  offlineApp.setState({ app: { ...app, plan: async () => plan } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <DesktopSettings open onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  );
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => /(current|update)$/.test(textContent ?? ''));
  await act(() => vi.waitFor(() => expect(button()).toBeDefined(), 10_000));
  return `${button()?.textContent}${button()?.disabled ? ', disabled' : ''}`;
}

test('a catalogue is up to date if it is of the release that the server has, not if nothing is missing', async () => {
  expect(await footOf(7)).toBe('settings.current, disabled');
  queryClient.clear();
  await act(async () => root.render(null));
  expect(await footOf(8)).toBe('settings.update');
});
