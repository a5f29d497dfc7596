import { hashPassword } from '@vitrine/server/password-hash.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { validateNewPassword } from '../collections/new-password.ts';
import { endSessions } from './end-sessions.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

/**
 * Turns the write-only `password` into `passwordHash`; the password itself is never stored and never answered. Whoever
 * logged in with the old one is logged out. It is checked here too: Payload validates fields after this hook, when the
 * password is gone.
 */
export const hashAccountPassword: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { password, ...rest } = data;
  if (validateNewPassword(password, { req }) !== true) {
    throw refusal(collection.slug, 'password', 'passwordLength', req);
  }
  if (typeof password !== 'string' || password === '') return rest;
  if (operation === 'update') await endSessions(transactionQueries(req), String(originalDoc?.id), 'password');
  return { ...rest, passwordHash: await hashPassword(password) };
};
