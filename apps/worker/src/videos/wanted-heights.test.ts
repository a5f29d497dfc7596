import { expect, test } from 'vitest';
import { wantedHeights } from './wanted-heights.ts';

test.each([
  ['a large video that plays: all below it', 1080, true, [], [360, 540, 720]],
  ['one that does not play: its own height too', 1080, false, [], [360, 540, 720, 1080]],
  ['none above the video', 600, true, [], [360, 540]],
  ['none that an editor uploaded', 1080, true, [540], [360, 720]],
  ['a low video that plays: nothing', 240, true, [], []],
  ['a low video that does not play: its own height, even', 241, false, [], [240]],
])('%s', (_, height, plays, byHand, heights) => {
  expect(wantedHeights({ height, plays }, byHand)).toEqual(heights);
});
