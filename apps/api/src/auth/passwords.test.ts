import { hashPassword } from '@vitrine/server/password-hash.ts';
import { expect, test } from 'vitest';
import { createPasswords, hashOfNobody } from './passwords.ts';

/** `$argon2id$v=19$m=…,t=…,p=…`: all that a check costs, without salt and hash. */
const costOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$');

test('a check for an account that does not exist costs what one for an account costs', async () => {
  const account = await hashPassword('a long enough password');
  expect(costOf(await hashOfNobody())).toBe(costOf(account));
  // The same that the CMS writes for accounts: accounts.test.ts of content-model.
  expect(costOf(account)).toBe('$argon2id$v=19$m=47104,t=1,p=1');
});

test('only the password of the hash is right, and without a hash none is', async () => {
  const passwords = await createPasswords();
  const account = await hashPassword('right');
  expect(await passwords.verify(account, 'right')).toBe(true);
  expect(await passwords.verify(account, 'wrong')).toBe(false);
  expect(await passwords.verify(null, 'right')).toBe(false);
  expect(passwords.count).toBe(3);
});
