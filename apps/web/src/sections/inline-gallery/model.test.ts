import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { expect, test } from 'vitest';
import { swapDelay } from './model.ts';

test('another type of item waits for the swap, another item of the same type does not', () => {
  expect([swapDelay('image', 'video'), swapDelay('video', 'image')]).toEqual([GALLERY_SWAP_MS, GALLERY_SWAP_MS]);
  expect([swapDelay('image', 'image'), swapDelay('video', 'video')]).toEqual([0, 0]);
});
