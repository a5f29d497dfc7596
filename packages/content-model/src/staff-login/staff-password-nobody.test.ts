import { expect, test, vi } from 'vitest';
import { isPasswordOf } from './staff-password.ts';

const hashing = vi.hoisted(() => ({ fails: false }));
vi.mock('@vitrine/server/password-hash.ts', async (original) => {
  const real = await original<typeof import('@vitrine/server/password-hash.ts')>();
  return { ...real, hashOfNobody: () => (hashing.fails ? Promise.reject(new Error('no memory')) : real.hashOfNobody()) };
});

test('a first hash that failed is made again: one lack of memory does not end all log-ins', async () => {
  hashing.fails = true;
  await expect(isPasswordOf(null, 'a password', false)).rejects.toThrow('no memory');
  hashing.fails = false;
  expect(await isPasswordOf(null, 'a password', false)).toBe(false);
});
