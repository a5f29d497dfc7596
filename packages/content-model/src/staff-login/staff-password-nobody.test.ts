import { hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { askerAt, askerOf } from '@vitrine/accounts/throttle/asker.ts';
import type { Asker } from '@vitrine/accounts/throttle/fair-queue.ts';
import { APIError } from 'payload';
import { expect, test, vi } from 'vitest';
import { isPasswordOf } from './staff-password.ts';

/** `begun`: passwords in the order in which their comparison began; which of two ends first is up to the machine. */
const hashing = vi.hoisted((): { fails: boolean; compared: number; begun: string[] } => ({
  fails: false,
  compared: 0,
  begun: [],
}));
vi.mock('@vitrine/accounts/passwords/password-hash.ts', async (original) => {
  const real = await original<typeof import('@vitrine/accounts/passwords/password-hash.ts')>();
  return {
    ...real,
    hashOfNobody: () => (hashing.fails ? Promise.reject(new Error('no memory')) : real.hashOfNobody()),
    verifyPassword(hash: string, password: string) {
      hashing.compared++;
      hashing.begun.push(password);
      return real.verifyPassword(hash, password);
    },
  };
});

const ASKER = askerOf('somebody');
const NONE_LEFT = { areFormer: false, outdated: [] };

test('a first hash that failed is made again: one lack of memory does not end all log-ins', async () => {
  hashing.fails = true;
  await expect(isPasswordOf(ASKER, null, 'a password', NONE_LEFT)).rejects.toThrow('no memory');
  hashing.fails = false;
  expect(await isPasswordOf(ASKER, null, 'a password', NONE_LEFT)).toBe(false);
});

test('while members have hashes of another cost, each password is compared at that cost too, for every address', async () => {
  const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const left = { areFormer: false, outdated: [await hashPassword('of somebody else', cost)] };
  const compared = async (hash: string | null, password: string) => {
    hashing.compared = 0;
    const member = { id: '', email: '', roles: [], hash, former_hash: null, former_salt: null };
    return { right: await isPasswordOf(ASKER, hash === null ? null : member, password, left), times: hashing.compared };
  };
  const [today, outdated] = [await hashPassword('right'), await hashPassword('right', cost)];
  expect(await compared(null, 'right')).toEqual({ right: false, times: 2 });
  for (const hash of [today, outdated]) {
    expect(await compared(hash, 'right')).toEqual({ right: true, times: 2 });
    expect(await compared(hash, 'wrong')).toEqual({ right: false, times: 2 });
  }
});

test('one network that logs in all the time leaves other members their turns', async () => {
  hashing.begun = [];
  const ask = (asker: Asker, who: string) => isPasswordOf(asker, null, who, NONE_LEFT).catch((error: unknown) => error);
  const flood = Array.from({ length: 40 }, (_, i) => ask(askerAt(`2001:db8:1:${i}::1`), 'flood'));
  const member = ask(askerAt('203.0.113.1', true), 'member');
  const elsewhere = ask(askerAt('192.0.2.1'), 'elsewhere');
  const errors = (await Promise.all(flood)).filter((answer) => answer instanceof APIError);
  await Promise.all([member, elsewhere]);
  expect(errors).toHaveLength(40 - 2 - 8);
  expect(errors[0]).toMatchObject({ status: 503 });
  expect(hashing.begun).toHaveLength(2 + 8 + 2);
  expect(hashing.begun.indexOf('member')).toBeLessThan(4);
  expect(hashing.begun.indexOf('elsewhere')).toBeLessThan(6);
});
