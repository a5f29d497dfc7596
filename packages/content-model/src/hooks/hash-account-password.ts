import { hashPassword } from '@vitrine/server/password-hash.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { validateNewPassword } from '../collections/new-password.ts';
import { refusal } from './refusal.ts';

/**
 * Turns the write-only `password` into `passwordHash`; the password itself is never stored and never answered.
 * It is checked here too: Payload validates fields after this hook, when the password is gone.
 */
export const hashAccountPassword: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const { password, ...rest } = data;
  if (validateNewPassword(password, { req }) !== true) {
    throw refusal(collection.slug, 'password', 'passwordLength', req);
  }
  return typeof password === 'string' && password !== '' ? { ...rest, passwordHash: await hashPassword(password) } : rest;
};
