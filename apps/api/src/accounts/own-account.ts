import { type Account, findAccount, lockCredentials } from '@vitrine/accounts/customers/account-repository.ts';
import type { Pool, Queryable } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import { accessOf } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';

/** The account of a request's token; throws 401 when it is not valid any more. */
export async function ownAccount(pool: Pool, request: FastifyRequest): Promise<Account> {
  const account = await findAccount(pool, accessOf(request).accountId);
  if (account?.state !== 'active') throw new Problem('notLoggedIn');
  return account;
}

/**
 * Begins a transaction that writes about a person: their account is neither deleted nor closed until it ends, so that nothing is
 * left of who is being deleted meanwhile. Throws 401 when the account is not valid any more. `lock` as for lockCredentials.
 */
export async function holdAccount(db: Queryable, accountId: string, lock: 'share' | 'update' = 'share'): Promise<void> {
  const account = await lockCredentials(db, accountId, lock);
  if (account?.state !== 'active') throw new Problem('notLoggedIn');
}
