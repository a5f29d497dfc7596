import { newPassword } from '@vitrine/contract/new-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPersonalPassword, type PasswordOwner } from './personal-passwords.ts';

/** What may be wrong with a password that a person chooses; codes of ACCOUNT_FIELD_ERRORS. */
export type NewPasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'noValidText' | 'passwordCommon' | 'passwordPersonal';

const isProblem = (code: string): code is NewPasswordProblem =>
  ['passwordTooShort', 'passwordTooLong', 'noValidText'].includes(code);

/** Everything that is wrong with a new password, empty when nothing is: its length and characters, common ones, the person's own words. */
export async function newPasswordProblems(password: string, owner: PasswordOwner): Promise<NewPasswordProblem[]> {
  const parsed = newPassword.safeParse(password);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message).filter(isProblem);
  // Searching a text of any length for what it repeats would take any time.
  if (problems.includes('passwordTooLong')) return problems;
  const text = password.normalize('NFC');
  if (await isCommonPassword(text)) problems.push('passwordCommon');
  if (isPersonalPassword(text, owner)) problems.push('passwordPersonal');
  return problems;
}
