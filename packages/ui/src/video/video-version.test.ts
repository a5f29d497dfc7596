import { expect, test } from 'vitest';
import { videoVersion } from './video-version.ts';

const versions = [{ height: 1080 }, { height: 720 }, { height: 360 }];

test.each([
  [390, 360],
  [640, 360],
  [641, 720],
  [1280, 720],
  [1440, 1080],
  [2560, 1080],
])('a window of %i px takes the version of %i lines', (width, height) => {
  expect(videoVersion(versions, width)?.height).toBe(height);
});

test('a window takes no video that has no versions', () => {
  expect(videoVersion([], 1440)).toBeNull();
});
