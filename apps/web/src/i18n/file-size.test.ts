import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [512, 'de', '512\u00a0B'],
  [940_000, 'de', '940\u00a0kB'],
  [1_812_000, 'de', '1,8\u00a0MB'],
  [1_812_000, 'en', '1.8\u00a0MB'],
  [2_000_000, 'de', '2\u00a0MB'],
  [3_450_000_000, 'en', '3.5\u00a0GB'],
])('%i bytes are written in %s as %s', (bytes, language, text) => {
  expect(fileSize(bytes, language)).toBe(text);
});
