import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isVaried, isVariedToken } from './is-varied.ts';

test.each([
  ['one letter', 'x'.repeat(40)],
  ['one letter and another one', `${'x'.repeat(39)}y`],
  ['two letters', 'ab'.repeat(20)],
  ['the digits again and again', '1234567890'.repeat(4)],
  ['one word again and again', 'Passwort!'.repeat(5)],
  ['a row of the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
])('%s is no secret', (_, secret) => {
  expect(isVaried(secret)).toBe(false);
});

test.each(['base64', 'hex'] as const)('random bytes are one, in %s', (encoding) => {
  for (let i = 0; i < 2000; i++) expect(isVaried(randomBytes(24).toString(encoding).slice(0, 32))).toBe(true);
});

test('random digits are one, and a sentence is', () => {
  for (let i = 0; i < 2000; i++) {
    const digits = Array.from(randomBytes(32), (byte) => byte % 10).join('');
    expect(isVaried(digits), digits).toBe(true);
  }
  expect(isVaried('vitrine-development-secret-not-for-production')).toBe(true);
});

test.each([
  ['one letter', 'x'.repeat(16)],
  ['one letter many times', 'x'.repeat(64)],
  ['two letters', 'ab'.repeat(8)],
  ['four letters again and again', 'abcd'.repeat(4)],
  ['one word again and again', 'geheim'.repeat(3)],
  ['a row of the alphabet', 'abcdefghijklmnop'],
  ['a row of digits', '1234567890123456'],
])('%s is no token', (_, token) => {
  expect(isVariedToken(token)).toBe(false);
});

test('16 random letters are a token, and so is a short sentence', () => {
  for (let i = 0; i < 2000; i++) expect(isVariedToken(randomBytes(8).toString('hex'))).toBe(true);
  expect(isVariedToken('known-to-the-api')).toBe(true);
});
