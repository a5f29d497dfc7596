import type { Account } from '@vitrine/accounts/customers/account-repository.ts';
import type { sender, user } from '@vitrine/contract/users.ts';
import type { z } from 'zod';

/** What a document request keeps of its sender. */
export function presentSender(account: Account): z.infer<typeof sender> {
  const { gender, firstname, lastname, company, position, phone, email, kind } = account;
  return { gender, firstname, lastname, company, position, phone, email, kind };
}

/** The attributes of resource `user`. */
const presentUser = (account: Account): z.infer<(typeof user)['attributes']> => ({
  ...presentSender(account),
  language: account.language,
});

/** The document of resource `user`. */
export const presentDocument = (account: Account) => ({
  data: { type: 'user' as const, id: account.id, attributes: presentUser(account), relationships: {} },
  included: [],
});
