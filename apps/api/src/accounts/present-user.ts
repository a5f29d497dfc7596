import type { user } from '@vitrine/contract/users.ts';
import type { z } from 'zod';
import type { Account } from './account-repository.ts';

/** The attributes of resource `user`: also what a document request keeps of its sender. */
export function presentUser(account: Account): z.infer<(typeof user)['attributes']> {
  const { gender, firstname, lastname, company, position, phone, email, kind } = account;
  return { gender, firstname, lastname, company, position, phone, email, kind };
}
