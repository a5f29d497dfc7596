import { expect, test } from 'vitest';
import { downloadAddress, fileSize } from './download-address.ts';

test('the segment /assets/ becomes /download/assets/', () => {
  expect(downloadAddress('/assets/0123456789abcdef/datenblatt.pdf')).toBe('/download/assets/0123456789abcdef/datenblatt.pdf');
});

test.each([
  [512, 'de', '512\u00a0B'],
  [940_000, 'de', '940\u00a0kB'],
  [1_812_000, 'de', '1,8\u00a0MB'],
  [1_812_000, 'en', '1.8\u00a0MB'],
  [2_000_000, 'de', '2\u00a0MB'],
  [3_450_000_000, 'en', '3.5\u00a0GB'],
])('%i bytes in %s', (bytes, language, text) => {
  expect(fileSize(bytes, language)).toBe(text);
});
