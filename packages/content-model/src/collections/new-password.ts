import { message } from '../messages.ts';

/** OWASP Authentication Cheat Sheet asks for at least 8 without a second factor; 128 keeps hashing short. */
const LENGTH = { min: 12, max: 128 };

/** A new password of an account; empty means that it does not change. */
export function validateNewPassword(value: unknown, { req }: { req: Parameters<typeof message>[0] }): string | true {
  if (value === null || value === undefined || value === '') return true;
  const fits = typeof value === 'string' && value.length >= LENGTH.min && value.length <= LENGTH.max;
  return fits || message(req, 'passwordLength');
}
