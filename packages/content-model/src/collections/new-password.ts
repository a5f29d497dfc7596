import { newPassword } from '@vitrine/contract/new-password.ts';
import { message } from '../messages.ts';

/**
 * A new password of an account as far as the browser can tell; empty means that it does not change. The server knows more
 * (new-password-message.ts).
 */
export function validateNewPassword(value: unknown, { req }: { req: Parameters<typeof message>[0] }): string | true {
  if (value === null || value === undefined || value === '') return true;
  return newPassword.safeParse(value).success || message(req, 'passwordLength');
}
