import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPasswordSync } from './password-hash.ts';

test('a password holds in whatever form its letters are typed; letters that look different differ', async () => {
  const stored = await hashPassword('Zwölf Äpfel'.normalize('NFD'));
  expect(verifyPasswordSync(stored, 'Zwölf Äpfel'.normalize('NFC'))).toBe(true);
  expect(verifyPasswordSync(stored, 'Zwolf Apfel')).toBe(false);
  expect(verifyPasswordSync(await hashPassword('ﬁsch'), 'fisch'), 'no compatibility forms').toBe(false);
});

test('a hash is outdated when its parameters are not today’s', async () => {
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect(isOutdated(await hash('x', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdated(await hash('x', { algorithm: 1, memoryCost: 47_104, timeCost: 1, parallelism: 1 }))).toBe(true);
});
