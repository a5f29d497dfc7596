// @vitest-environment happy-dom
import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { testPicture, testVideo } from '../../testing/test-picture.ts';
import { mediaOf } from '../full-screen/media.ts';
import { useSwap } from './use-swap.ts';

const ITEMS = mediaOf([testPicture('a', 'auto'), testPicture('b', 'auto')], [testVideo('c')]);
const VIDEO = 2;

test('another picture is shown at once, a video when the picture has had 200 ms to fade out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let swap: ReturnType<typeof useSwap> | undefined;
  const Gallery = ({ items = ITEMS }) => {
    swap = useSwap(items);
    return null;
  };
  const root = createRoot(document.body);
  const go = (index: number) => act(async () => swap?.go(index));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await act(async () => root.render(<Gallery />));
  await go(1);
  expect(swap).toMatchObject({ selected: 1, shown: 1, leaving: false });
  await wait(0);
  await go(VIDEO);
  expect(swap).toMatchObject({ selected: VIDEO, shown: 1, leaving: true });
  await wait(GALLERY_SWAP_MS - 1);
  expect(swap).toMatchObject({ shown: 1, leaving: true });
  await wait(1);
  expect(swap).toMatchObject({ selected: VIDEO, shown: VIDEO, leaving: false });
  // Beyond the ends there is nothing to go to.
  await go(VIDEO + 1);
  expect(swap).toMatchObject({ selected: VIDEO });
  await act(async () => root.render(<Gallery items={ITEMS.slice(0, 1)} />));
  expect(swap, 'an edit has left one of them').toMatchObject({ selected: 0, shown: 0, leaving: false });
  await act(async () => root.unmount());
});
