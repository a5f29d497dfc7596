import type { Pool } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import { accessOf } from '../auth/require-access.ts';
import { Problem } from '../http/problem.ts';
import { type Account, findAccount } from './account-repository.ts';

/** The account of a request's token; throws 401 when it does not stand any more. */
export async function ownAccount(pool: Pool, request: FastifyRequest): Promise<Account> {
  const account = await findAccount(pool, accessOf(request).accountId);
  if (account?.state !== 'active') throw new Problem('notLoggedIn');
  return account;
}
