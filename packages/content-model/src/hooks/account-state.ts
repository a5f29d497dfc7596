import { lockAccount } from '@vitrine/accounts/desk/decide.ts';
import { APIError, type CollectionBeforeChangeHook, NotFound } from 'payload';
import { message } from '../messages.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

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
 * Refuses another state of an account than it has: only the desk changes it (change-state.ts, decide.ts). What a member of staff
 * makes by hand waits for its approval; programs may make an account in any state, for example the demo.
 */
export const guardAccountState: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const refused = () => refusal(collection.slug, 'state', 'stateAtDesk', req);
  if (operation !== 'update') {
    if (req.user && data.state !== 'pending') throw refused();
    return data;
  }
  // Of many that are changed at once each is locked here only; Payload would make one anew that was erased since it read it.
  const account = await lockAccount(transactionQueries(req), String(originalDoc?.id));
  if (!account) throw new NotFound(req.t);
  if (data.state !== originalDoc?.state) throw refused();
  return { ...data, state: account.state };
};
