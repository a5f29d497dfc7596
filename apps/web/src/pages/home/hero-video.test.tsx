// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeroVideo } from './hero-video.tsx';

vi.mock('../../i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('./use-video-wanted.ts', () => ({ useVideoWanted: () => true }));

const VERSION = {
  url: '/assets/video.mp4',
  type: 'video/mp4',
  extension: 'mp4',
  height: 720,
  size: 1,
  thumbnail: null,
  thumbnailExtension: null,
};
const NOT_YET_STILL_MS = 8000;

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(
      <HeroVideo
        video={{
          type: 'asset-video',
          id: 'video',
          alt: '',
          width: 1280,
          height: 720,
          placeholder: '',
          versions: [VERSION],
          offlineVersion: VERSION.url,
          thumbnail: null,
        }}
      />,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const video = () => document.querySelector('video');
const happen = (event: string) => act(async () => void video()?.dispatchEvent(new Event(event)));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('a video that goes on is shown to its end', async () => {
  await happen('playing');
  for (let second = 0; second < 3; second++) {
    await pass(NOT_YET_STILL_MS);
    await happen('timeupdate');
  }
  expect(video()?.dataset.shown).toBe('true');
  await happen('ended');
  await pass(1000);
  expect(video()).toBeNull();
});

test('a video that stalls while it plays counts as ended', async () => {
  await happen('playing');
  await happen('timeupdate');
  await pass(NOT_YET_STILL_MS);
  expect(video()).not.toBeNull();
  await pass(NOT_YET_STILL_MS);
  await pass(1000);
  expect(video()).toBeNull();
});

test('a video that somebody stopped stays where it is', async () => {
  await happen('playing');
  await act(async () => document.querySelector('button')?.click());
  await pass(3 * NOT_YET_STILL_MS);
  expect(video()).not.toBeNull();
});
