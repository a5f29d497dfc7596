// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

const VIDEO = {
  alt: 'K 550',
  versions: [{ url: '/k-550.mp4', type: 'video/mp4', height: 720, thumbnail: null }],
  thumbnail: null,
};
const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);

test.each(['source', 'video'])('an error of the %s leaves the reason in its place, and another try', async (failing) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  await act(async () => root.render(<VideoPlayer video={VIDEO} Failure={Failure} />));
  await act(async () => document.querySelector(failing)?.dispatchEvent(new Event('error')));
  expect(document.querySelector('video')).toBeNull();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Try again');
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('video source')?.getAttribute('src')).toBe('/k-550.mp4');
  await act(async () => root.unmount());
});

test('a video that begins to play pauses the one that played', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  await act(async () =>
    root.render(
      <>
        <VideoPlayer video={VIDEO} Failure={Failure} />
        <VideoPlayer video={VIDEO} Failure={Failure} />
      </>,
    ),
  );
  const [first, second] = document.querySelectorAll('video');
  if (!first || !second) throw new Error('both videos are there');
  const paused = [vi.spyOn(first, 'pause'), vi.spyOn(second, 'pause')];
  await act(async () => first.dispatchEvent(new Event('play')));
  await act(async () => second.dispatchEvent(new Event('play')));
  expect(paused.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await act(async () => root.unmount());
});
