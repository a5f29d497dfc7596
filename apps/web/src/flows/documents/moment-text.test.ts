import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const now = new Date(2026, 10, 23, 9, 50);

test.each([
  [new Date(2026, 10, 23, 0, 1), 'Heute, 00:01', 'Today, 00:01'],
  [new Date(2026, 10, 22, 23, 59), 'Gestern, 23:59', 'Yesterday, 23:59'],
  [new Date(2026, 10, 18, 11, 3), '18. Nov., 11:03', '18 Nov, 11:03'],
])('%s is written in the words of its day', (moment, german, english) => {
  expect(momentText(moment, now, 'de')).toBe(german);
  expect(momentText(moment, now, 'en')).toBe(english);
});
