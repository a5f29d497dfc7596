import { findPasswordHash } from '@vitrine/accounts/customers/account-repository.ts';
import { rootOfSession } from '@vitrine/accounts/sessions/session-repository.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import type { ApiContext } from '../context.ts';
import { throwRefused } from '../http/refused-fields.ts';
import type { Access } from './access.ts';

interface Checked {
  isRight: boolean;
  /** What it was compared with. */
  hash: string | null;
}

type Who = Pick<Access, 'accountId' | 'sessionId'>;
type Needed = Pick<ApiContext, 'passwords' | 'pool' | 'throttle'>;

/** The refusal of a current password, at the field that holds it. */
export const PASSWORD_WRONG = { pointer: 'password', code: 'passwordWrong' } as const;

/**
 * Compares what a person who is logged in gives as their current password with the account's. Wrong ones wait by the log-in,
 * with all sessions that its one-time codes have opened, or each code would bring new tries; they do not keep the person from logging in.
 */
export async function checkCurrentPassword(
  { accountId, sessionId }: Who,
  password: string,
  { passwords, pool, throttle }: Needed,
): Promise<Checked> {
  const session = await rootOfSession(pool, sessionId);
  const attempt = await throttle.begin({ secret: 'change-password', account: accountId, address: null, session });
  try {
    const hash = await findPasswordHash(pool, accountId);
    const isRight = await passwords.verify(askerOf(accountId), hash, password);
    await (isRight ? attempt.succeeded() : attempt.failed());
    return { isRight, hash };
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/** Throws the problem of field `password` unless it is the account's. */
export async function verifyCurrentPassword(who: Who, password: string, context: Needed): Promise<void> {
  const { isRight } = await checkCurrentPassword(who, password, context);
  if (!isRight) throwRefused([PASSWORD_WRONG]);
}
