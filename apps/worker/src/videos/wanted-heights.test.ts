import { expect, test } from 'vitest';
import { wantedHeights } from './wanted-heights.ts';

test.each([
  ['a large video that plays, in all heights below its own', 1080, true, [], [360, 540, 720]],
  ['a video that does not play, in its own height too', 1080, false, [], [360, 540, 720, 1080]],
  ['a video in no height above its own', 600, true, [], [360, 540]],
  ['a video in no height that an editor uploaded', 1080, true, [540], [360, 720]],
  ['a low video that plays in no height', 240, true, [], []],
  ['a low video that does not play in its own height, made even', 241, false, [], [240]],
])('versions are made of %s', (_, height, plays, byHand, heights) => {
  expect(wantedHeights({ height, plays }, byHand)).toEqual(heights);
});
