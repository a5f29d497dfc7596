import type { Transaction } from '@vitrine/jobs/job.ts';
import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { isStaff } from '../access/is-staff.ts';
import { transactionQueries } from './transaction-queries.ts';

/** Takes one row until the transaction ends, or, with null, what is needed for a change of many. */
type Take = (db: Transaction, id: string | null) => Promise<unknown>;

/**
 * Takes the row of a person before Payload reads it to change or delete it. Payload writes back all that it has read, and makes a
 * row anew that is gone by then: a form that is saved would undo what others did meanwhile, and bring back whom they deleted.
 */
export const holdRows =
  (take: Take): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update' && operation !== 'delete') return;
    // Who is refused next holds up nobody.
    if (!overrideAccess && !isStaff({ req })) return;
    if (!('id' in args) || args.id === undefined) {
      await take(transactionQueries(req), null);
      return;
    }
    const id = z.uuid().safeParse(args.id);
    if (id.success) await take(transactionQueries(req), id.data);
  };
