import { expect, test } from 'vitest';
import { codesIn } from './mail-codes.ts';

const CODE = 'dGhpc2lzYWNvZGVvZjQzY2hhcmFjdGVycw-_abcdefg';

test.each([
  `https://vitrine.example/registration-confirmation/${CODE}?language=3Den`,
  `https://vitrine.example/forgot-password/${CODE}?id=3Dx`,
  `https://vitrine.example/admin/reset#11111111-2222-4333-8444-555555555555.${CODE}`,
])('the code of %s is found, also where the line is broken', (link) => {
  expect(codesIn(`Hallo, hier: ${link} bitte`)).toEqual([CODE]);
  const middle = link.indexOf(CODE) + 20;
  expect(codesIn(`Hallo, hier:\r\n${link.slice(0, middle)}=\r\n${link.slice(middle)}`)).toEqual([CODE]);
});

test('what only looks like a code is none', () => {
  expect(codesIn(`https://vitrine.example/product/${CODE}`)).toEqual([]);
});
