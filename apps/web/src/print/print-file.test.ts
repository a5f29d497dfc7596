import { expect, test } from 'vitest';
import { printFile } from './print-file.ts';

const url = (name: string) => `/assets/0123456789abcdef/${name}.jpg`;
const version = {
  default: { default: url('screen') },
  offline: url('screen'),
  width: 1600,
  height: 1067,
  print: url('large'),
  printSmall: { '240': url('240'), '720': url('720') },
};

test.each([
  ['a thumbnail of 26 mm', 26, '240'],
  ['half the width between the margins', 84, '720'],
  ['a whole page', 210, 'large'],
])('%s gets 200 dpi and no more than it needs', (_, millimetres, name) => {
  expect(printFile(version, millimetres)).toBe(url(name));
});

test('a picture smaller than the size asked for prints as it is', () => {
  expect(printFile({ ...version, width: 600, printSmall: { '240': url('240') } }, 84)).toBe(url('large'));
});
