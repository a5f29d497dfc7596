import { expect, test } from 'vitest';
import { wantedHeights } from './wanted-heights.ts';

test.each([
  ['a large video that plays has versions of all heights below its own', 1080, true, [], [360, 540, 720]],
  ['a video that does not play has a version of its own height too', 1080, false, [], [360, 540, 720, 1080]],
  ['no video has a version above its own height', 600, true, [], [360, 540]],
  ['no version is made of a height that an editor uploaded', 1080, true, [540], [360, 720]],
  ['a low video that plays has no version', 240, true, [], []],
  ['a low video that does not play has a version of its own height, made even', 241, false, [], [240]],
])('%s', (_, height, plays, byHand, heights) => {
  expect(wantedHeights({ height, plays }, byHand)).toEqual(heights);
});
