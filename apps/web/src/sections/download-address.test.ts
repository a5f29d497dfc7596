import { expect, test } from 'vitest';
import { downloadAddress } from './download-address.ts';

test('the segment /assets/ becomes /download/assets/', () => {
  expect(downloadAddress('/assets/0123456789abcdef/datenblatt.pdf')).toBe('/download/assets/0123456789abcdef/datenblatt.pdf');
});
