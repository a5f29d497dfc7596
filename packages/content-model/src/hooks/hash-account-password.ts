import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import type { CollectionBeforeChangeHook, RequestContext } from 'payload';
import { hashInTurn, setterOf } from '../staff-login/staff-password.ts';
import { newPasswordMessage } from './new-password-message.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

const newPasswordKey = (id: string) => `vitrine:new-password:${id}`;
/** True when the change that is being made gives an account that was there another password. */
export const isNewPassword = (context: RequestContext, id: string): boolean => context[newPasswordKey(id)] === true;

/**
 * Turns the write-only `password` into `passwordHash`; the password itself is never stored and never answered. Sessions
 * that began with the old one end. It is checked here too: Payload validates fields after this hook, when the
 * password is gone.
 */
export const hashAccountPassword: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  const { password, ...rest } = data;
  const problem = await newPasswordMessage(password, { ...originalDoc, ...rest });
  if (problem) throw refusal(collection.slug, 'password', problem, req);
  if (typeof password !== 'string' || password === '') return rest;
  if (operation === 'update') {
    const id = String(originalDoc?.id);
    context[newPasswordKey(id)] = true;
    await endAccountSessions(transactionQueries(req), id, 'password');
  }
  return { ...rest, passwordHash: await hashInTurn(setterOf(req), password) };
};
