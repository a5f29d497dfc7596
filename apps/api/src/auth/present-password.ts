import { findPasswordHash } from '../accounts/account-repository.ts';
import { throwRefused } from '../http/refused-fields.ts';
import type { Parts } from '../parts.ts';

interface Checked {
  isRight: boolean;
  /** What it was compared with. */
  hash: string | null;
}

type Needed = Pick<Parts, 'passwords' | 'pool' | 'throttle'>;

/** The refusal of a present password, at the field that holds it. */
export const PASSWORD_WRONG = { pointer: 'password', code: 'passwordWrong' } as const;

/**
 * Compares what somebody who is logged in gives as their present password with the account's. Wrong ones wait by the account, and
 * keep nobody from logging in.
 */
export async function checkPresentPassword(
  accountId: string,
  password: string,
  { passwords, pool, throttle }: Needed,
): Promise<Checked> {
  const attempt = await throttle.begin({ secret: 'change-password', account: accountId, address: null });
  try {
    const hash = await findPasswordHash(pool, accountId);
    const isRight = await passwords.verify(hash, password);
    await (isRight ? attempt.succeeded() : attempt.failed());
    return { isRight, hash };
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/** Throws the problem of field `password` unless it is the account's. */
export async function provePresentPassword(accountId: string, password: string, parts: Needed): Promise<void> {
  const { isRight } = await checkPresentPassword(accountId, password, parts);
  if (!isRight) throwRefused([PASSWORD_WRONG]);
}
