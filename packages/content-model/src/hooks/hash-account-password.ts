import { hash } from '@node-rs/argon2';
import type { CollectionBeforeChangeHook } from 'payload';
import { validateNewPassword } from '../collections/new-password.ts';
import { refusal } from './refusal.ts';

/**
 * `algorithm` 2 is Argon2id. OWASP Password Storage Cheat Sheet: Argon2id with 46 MiB of memory, one pass, one lane.
 * The API verifies with the parameters the hash itself carries.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Turns the write-only `password` into `passwordHash`; the password itself is never stored and never answered.
 * It is checked here too: Payload validates fields after this hook, when the password is gone.
 */
export const hashAccountPassword: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const { password, ...rest } = data;
  if (validateNewPassword(password, { req }) !== true) {
    throw refusal(collection.slug, 'password', 'passwordLength', req);
  }
  return typeof password === 'string' && password !== '' ? { ...rest, passwordHash: await hash(password, ARGON2ID) } : rest;
};
