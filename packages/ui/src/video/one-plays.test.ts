import { expect, test, vi } from 'vitest';
import { playAlone } from './one-plays.ts';

test('a video that begins pauses the one that played, and not itself', () => {
  const [first, second] = [{ pause: vi.fn() }, { pause: vi.fn() }];
  playAlone(first);
  playAlone(second);
  playAlone(second);
  expect(first.pause).toHaveBeenCalledTimes(1);
  expect(second.pause).not.toHaveBeenCalled();
});
