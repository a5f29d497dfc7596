import { expect, test } from 'vitest';
import { runningTime } from './running-time.ts';

test.each([
  [0.2, '0:01'],
  [6.25, '0:06'],
  [59.6, '1:00'],
  [754, '12:34'],
  [3599.4, '59:59'],
  [3723, '1:02:03'],
])('a video of %d seconds lasts %s', (duration, text) => expect(runningTime(duration)).toBe(text));
