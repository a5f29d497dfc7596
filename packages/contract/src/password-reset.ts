import * as z from 'zod/mini';
import { newPassword } from './new-password.ts';
import { accountEmail } from './registration.ts';

/** Minutes a mailed code for a new password holds; it is used once. */
export const PASSWORD_RESET_MINUTES = 60;

/** `POST auth/password-reset`: always answered alike, whether or not the account exists. */
export const passwordResetRequest = z.strictObject({ email: accountEmail });

const confirmed = <T extends { newPassword: string; newPassword_confirmation: string }>() =>
  z.refine<T>((given) => given.newPassword === given.newPassword_confirmation, {
    path: ['newPassword_confirmation'],
    error: 'passwordsDiffer',
    when: () => true,
  });
const repetition = z.string().check(z.minLength(1, 'fieldCannotBeEmpty'), z.maxLength(1000, 'tooLong'));

/** `POST auth/password-reset/set-password` (shell.md 7). Errors: newPassword (list), newPassword_confirmation. */
export const setPasswordRequest = z
  .strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    code: z.string().check(z.minLength(1), z.maxLength(200)),
    newPassword,
    newPassword_confirmation: repetition,
  })
  .check(confirmed());

/** `POST auth/change-password`: by who is logged in and knows the present one; every other session ends. */
export const changePasswordRequest = z
  .strictObject({
    password: z.string().check(z.minLength(1, 'fieldCannotBeEmpty'), z.maxLength(1000, 'tooLong')),
    newPassword,
    newPassword_confirmation: repetition,
  })
  .check(confirmed());
