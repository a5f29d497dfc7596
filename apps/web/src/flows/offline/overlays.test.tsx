import { DISK_FULL, ERROR_TYPES, INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeLanguage, wantTexts } from '../../i18n/i18n.ts';
import { ErrorOverlay } from './error-overlay.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const LOADING: OfflineState = {
  ...INITIAL_STATE,
  phase: 'loading',
  counters: { ...INITIAL_STATE.counters, dataObjects: { done: 412, total: 412 }, images: { done: 1214, total: 1960 } },
  bytes: { done: 1.7e9, total: 2.8e9 },
  remainingMs: 14 * 60_000,
};
const nothing = () => undefined;
const loading = (state: OfflineState) =>
  renderToStaticMarkup(
    <LoadingOverlay state={state} open actions={{ pause: nothing, resume: nothing, cancel: nothing, putBehind: nothing }} />,
  ).replaceAll('\u00a0', ' ');
const failed = (errorType: OfflineState['errorType'], error = 'x') =>
  renderToStaticMarkup(
    <ErrorOverlay
      state={{ ...LOADING, phase: 'error', error, errorType }}
      isLoad
      open
      actions={{ retry: async () => undefined, stayOnline: async () => true }}
    />,
  );

beforeAll(async () => {
  (globalThis as { document?: unknown }).document ??= { documentElement: {} };
  await wantTexts('desktop');
});

describe.each([
  [
    'de',
    'Bilder werden geladen',
    '1.214 von 1.960',
    '1,7 GB von 2,8 GB, noch etwa 14 Minuten',
    'lassen Sie das Fenster geöffnet',
  ],
  ['en', 'Loading pictures', '1,214 of 1,960', '1.7 GB of 2.8 GB, about 14 minutes left', 'keep this window open'],
] as const)('in %s', (language, title, count, sum, warning) => {
  beforeAll(() => changeLanguage(language));

  test('a load names its stage, count, sum and remaining time, and warns not to close the window', () => {
    const markup = loading(LOADING);
    for (const words of [title, count, sum, warning]) expect(markup).toContain(words);
    expect(markup).toMatch(/role="progressbar"[^>]*aria-valuemax="1960" aria-valuenow="1214"/);
  });

  test('every failure of the specification, and a full disk, has a sentence of its own', () => {
    const shown = [...ERROR_TYPES.map((type) => failed(type)), failed('default', DISK_FULL)];
    const sentences = shown.map((markup) => markup.match(/<span>([^<]+)<\/span><\/p>/)?.[1] ?? '');
    expect(new Set(sentences).size).toBe(ERROR_TYPES.length + 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{30,}\.$/);
    // A failure of no known kind is told as the default.
    expect(failed(null)).toContain(sentences[0]);
  });
});

test('a load can go on behind the page while an earlier catalogue is in use', async () => {
  await changeLanguage('en');
  expect(loading(LOADING)).not.toContain('Load in the background');
  expect(loading({ ...LOADING, isOffline: true })).toContain('Load in the background');
});

test('a paused load can be continued', async () => {
  await changeLanguage('en');
  expect(loading({ ...LOADING, phase: 'paused' })).toMatch(/Loading is paused.*Continue/s);
});
