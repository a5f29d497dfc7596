import { hashPassword } from '@vitrine/server/password-hash.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { endSessions } from './end-sessions.ts';
import { newPasswordMessage } from './new-password-message.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

/**
 * Turns the write-only `password` into `passwordHash`; the password itself is never stored and never answered. Whoever
 * logged in with the old one is logged out. It is checked here too: Payload validates fields after this hook, when the
 * password is gone.
 */
export const hashAccountPassword: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { password, ...rest } = data;
  const problem = await newPasswordMessage(password, { ...originalDoc, ...rest });
  if (problem) throw refusal(collection.slug, 'password', problem, req);
  if (typeof password !== 'string' || password === '') return rest;
  if (operation === 'update') await endSessions(transactionQueries(req), String(originalDoc?.id), 'password');
  return { ...rest, passwordHash: await hashPassword(password) };
};
