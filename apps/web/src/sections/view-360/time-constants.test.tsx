// @vitest-environment happy-dom
import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedView } from './load-view.ts';
import { useDelayed } from './use-delayed.ts';
import { useTurn } from './use-turn.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('another view of a machine takes the place of the first after 200 ms', async () => {
  let shown = '';
  const View = ({ chosen }: { chosen: string }) => {
    shown = useDelayed(chosen, GALLERY_SWAP_MS);
    return null;
  };
  const root = createRoot(document.body);
  await act(async () => root.render(<View chosen="turntable" />));
  await act(async () => root.render(<View chosen="rotator" />));
  await after(199);
  expect(shown).toBe('turntable');
  await after(1);
  expect(shown).toBe('rotator');
  await act(async () => root.unmount());
});

/** 24 frames of a machine; nothing is painted here. */
const VIEW: Pick<LoadedView, 'set' | 'bitmaps'> = { set: { frames: [], rows: 1, columns: 24 }, bitmaps: [] };
const nothing = () => undefined;
const unworded = () => '';

test('a machine that was loaded is nudged after 100 ms', async () => {
  const moves = vi.spyOn(window, 'requestAnimationFrame');
  const Machine = () => {
    useTurn(VIEW, unworded, nothing);
    return null;
  };
  const root = createRoot(document.body);
  await act(async () => root.render(<Machine />));
  await after(99);
  expect(moves).not.toHaveBeenCalled();
  await after(1);
  expect(moves).toHaveBeenCalled();
  await act(async () => root.unmount());
});
