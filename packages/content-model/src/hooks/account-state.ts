import { lockAccount } from '@vitrine/accounts/desk/decide.ts';
import type { AccountState } from '@vitrine/accounts/desk/desk-contract.ts';
import { APIError, type CollectionBeforeChangeHook, NotFound, type RequestContext } from 'payload';
import { message } from '../messages.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

const formerKey = (id: string) => `vitrine:former-state:${id}`;

/** What an account was before the change that is being made; undefined for a new one. */
export const formerState = (context: RequestContext, id: string) => context[formerKey(id)] as AccountState | undefined;

/**
 * Refuses a form that was opened before somebody else changed the account, the person too: it sends all fields as they were then,
 * with the time of that, and would take the change back. What sends no time changes only what it names.
 */
export const guardOpenForm: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.updatedAt === undefined) return data;
  const isOfThisRecord = Date.parse(data.updatedAt) === Date.parse(originalDoc?.updatedAt);
  if (!isOfThisRecord) throw new APIError(message(req, 'changedMeanwhile'), 409, undefined, true);
  return data;
};

/**
 * What the form may make of an account's state. A form that was opened before somebody else decided says the old state
 * without meaning it, so it changes nothing unless another one was chosen in it, and none makes an account wait again.
 * To decline needs a reason, which the desk asks for.
 */
export const guardAccountState: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  if (operation !== 'update') return data;
  const id = String(originalDoc?.id);
  const account = await lockAccount(transactionQueries(req), id);
  // Of many that are changed at once each is taken here only; Payload would make one anew that was erased since it read it.
  if (!account) throw new NotFound(req.t);
  context[formerKey(id)] = account.state;
  const isMeant = data.state !== originalDoc?.state && data.state !== 'pending';
  if (!isMeant) return { ...data, state: account.state };
  if (data.state === 'declined' && account.state !== 'declined') throw refusal(collection.slug, 'state', 'declineAtDesk', req);
  return data;
};
