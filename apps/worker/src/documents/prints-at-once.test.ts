import { expect, test } from 'vitest';
import { printsAtOnce } from './prints-at-once.ts';

const GB = 1024 ** 3;

test.each([
  [{ cores: 1, memory: GB }, 1],
  [{ cores: 2, memory: 16 * GB }, 1],
  [{ cores: 8, memory: 16 * GB }, 4],
  [{ cores: 32, memory: 8 * GB }, 4],
])('%o prints %i at once', (machine, prints) => {
  expect(printsAtOnce(machine)).toBe(prints);
});
