// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useIdleControls } from './use-idle-controls.ts';

test('the controls of a video that plays go after 10 seconds, and come back with the pointer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Player = () => <video muted {...useIdleControls()} />;
  const root = createRoot(document.body);
  await act(async () => root.render(<Player />));
  const video = document.querySelector('video') ?? document.createElement('video');
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await act(async () => video.dispatchEvent(new Event('playing')));
  await after(9999);
  expect(video.controls).toBe(true);
  await after(1);
  expect(video.controls).toBe(false);
  await act(async () => video.dispatchEvent(new Event('pointermove', { bubbles: true })));
  expect(video.controls).toBe(true);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
