import * as z from 'zod/mini';
import { accountEmail } from './account-email.ts';
import { currentPassword, newPassword, passwordRepetition, sameTwice } from './new-password.ts';

/** Minutes a mailed code for a new password holds; it is used once. */
export const PASSWORD_RESET_MINUTES = 60;

/** `POST auth/password-reset`: always answered alike, whether or not the account exists. */
export const passwordResetRequest = z.strictObject({ email: accountEmail });

const repeated = sameTwice('newPassword', 'newPassword_confirmation');
/** What a mailed link holds. */
const link = {
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  code: z.string().check(z.minLength(1), z.maxLength(200)),
};

/** `POST auth/password-reset/check`: whether a mailed link still holds; uses nothing up. Error: code when it does not. */
export const passwordResetCheckRequest = z.strictObject(link);

/** `POST auth/password-reset/set-password` (shell.md 7). Errors: newPassword (list), newPassword_confirmation; code when the link does not hold. */
export const setPasswordRequest = z
  .strictObject({
    ...link,
    newPassword,
    newPassword_confirmation: passwordRepetition,
  })
  .check(repeated);

/** `POST auth/change-password`: by who is logged in and knows the present one; every other session ends. */
export const changePasswordRequest = z
  .strictObject({ password: currentPassword, newPassword, newPassword_confirmation: passwordRepetition })
  .check(repeated);
