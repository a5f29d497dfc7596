import { type NewPasswordProblem, newPasswordProblems } from '@vitrine/accounts/passwords/new-password-problems.ts';
import type { PasswordOwner } from '@vitrine/accounts/passwords/personal-passwords.ts';
import type { MessageKey } from '../messages.ts';

const MESSAGES: Record<NewPasswordProblem, MessageKey> = {
  passwordTooShort: 'passwordLength',
  passwordTooLong: 'passwordLength',
  noValidText: 'passwordCharacters',
  passwordCommon: 'passwordCommon',
  passwordPersonal: 'passwordPersonal',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The person of an account's data, as far as it names one. */
const ownerOf = (data: Record<string, unknown>): PasswordOwner => ({
  firstname: textOf(data.firstname),
  lastname: textOf(data.lastname),
  company: textOf(data.company),
  email: textOf(data.email),
});

/**
 * What is wrong with the new password of an account, by the same rules as where people choose their own; null when nothing
 * is. Empty means that it does not change. `data`: the account as it will be.
 */
export async function newPasswordMessage(password: unknown, data: Record<string, unknown>): Promise<MessageKey | null> {
  if (password === null || password === undefined || password === '') return null;
  if (typeof password !== 'string') return 'passwordLength';
  const [problem] = await newPasswordProblems(password, ownerOf(data));
  return problem ? MESSAGES[problem] : null;
}
