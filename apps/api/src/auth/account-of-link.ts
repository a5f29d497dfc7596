import { type Account, findAccount } from '@vitrine/accounts/customers/account-repository.ts';
import { findPasswordReset } from '@vitrine/accounts/customers/password-reset-repository.ts';
import { hashOfCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { textIn } from '../http/refused-fields.ts';

/** The error of a mailed link to a new password that does not hold. */
export const CODE_INVALID = { pointer: 'code', code: 'codeInvalid' };

/** The account of the link that a body, which was not checked yet, holds; null when the link does not hold. */
export async function accountOfLink(request: FastifyRequest, { pool, throttle }: ApiContext): Promise<Account | null> {
  const [id, code] = [textIn(request.body, 'id'), textIn(request.body, 'code')];
  if (!id || !code) return null;
  const attempt = await throttle.begin({ secret: 'code', account: null, address: request.ip });
  const accountId = await findPasswordReset(pool, id, hashOfCode(code));
  if (!accountId) await attempt.failed();
  return accountId ? findAccount(pool, accountId) : null;
}
