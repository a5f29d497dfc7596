import * as z from 'zod/mini';

/** Bounds of a password's length in characters (NIST SP 800-63B-4, ASVS 5.0 6.2.1 and 6.2.9). No rules of composition. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** A password as it is chosen; whether it is a common one only the server knows (`passwordCommon`). Counted in code points. */
export const newPassword = z.string().check(
  z.refine((text) => [...text].length >= PASSWORD_MIN, 'passwordTooShort'),
  z.refine((text) => [...text].length <= PASSWORD_MAX, 'passwordTooLong'),
  z.refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), 'noValidText'),
);
