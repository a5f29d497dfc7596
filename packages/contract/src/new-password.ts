import * as z from 'zod/mini';

/** Bounds of a password's length in characters (NIST SP 800-63B-4, ASVS 5.0 6.2.1 and 6.2.9). No rules of composition. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** Most of what is read as a password that is not a new one, in UTF-16 units: PASSWORD_MAX characters, however they are composed. */
export const PASSWORD_INPUT_MAX = 1000;

/**
 * A password as it is chosen; whether it is a common one only the server knows (`passwordCommon`). In normal form C, as a
 * keyboard may write one letter in two ways; counted in code points.
 */
export const newPassword = z.string().check(
  z.normalize('NFC'),
  z.refine((text) => [...text].length >= PASSWORD_MIN, 'passwordTooShort'),
  z.refine((text) => [...text].length <= PASSWORD_MAX, 'passwordTooLong'),
  z.refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), 'noValidText'),
);

/** A new password once more. */
export const passwordRepetition = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1, 'fieldCannotBeEmpty'), z.maxLength(PASSWORD_INPUT_MAX, 'tooLong'));

/** The password there is. */
export const currentPassword = z.string().check(z.minLength(1, 'fieldCannotBeEmpty'), z.maxLength(PASSWORD_INPUT_MAX, 'tooLong'));

/**
 * That the fields `password` and `repetition` of an object hold the same. Also looked at when another field is wrong: all that
 * is wrong is said at once.
 */
export const sameTwice = <P extends string, R extends string>(password: P, repetition: R) =>
  z.refine<Record<P | R, unknown>>((given) => given[password] === given[repetition], {
    path: [repetition],
    error: 'passwordsDiffer',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
