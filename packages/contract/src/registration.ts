import * as z from 'zod/mini';
import { newPassword } from './new-password.ts';

/** Hours a mailed confirmation link of a registration holds; it is used once. */
export const CONFIRMATION_HOURS = 48;
/** Days after which a registration that was never confirmed is deleted. */
export const UNCONFIRMED_DAYS = 7;

const FIELD_EMPTY = 'fieldCannotBeEmpty';
/** These go into mail headers and lists: one line, nothing that is not a character. */
const isOneLine = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
const oneLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, FIELD_EMPTY), z.maxLength(max, 'tooLong'), z.refine(isOneLine, 'noValidText'));

/** Letters of other alphabets look like ours: the part before the @ is ASCII, a domain may be an IDN and is kept as ASCII. */
const isPlainAddress = (text: string) => /^[\x21-\x7e]+@/.test(text);
/** An address people register and log in with, in lower case. */
export const accountEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, FIELD_EMPTY),
    z.maxLength(254, 'tooLong'),
    z.refine(isPlainAddress, 'noValidEmail'),
    z.email('noValidEmail'),
  );

/** Digits with what people write between them; at least five digits. */
export const phone = z.string().check(
  z.trim(),
  z.minLength(1, FIELD_EMPTY),
  z.maxLength(60, 'tooLong'),
  z.regex(/^\+?[\d\s()/.-]*$/, 'noValidPhone'),
  z.refine((text) => (text.match(/\d/g) ?? []).length >= 5, 'noValidPhone'),
);

/** `POST auth/register` (shell.md 3 and 7). Error pointers are the names of these fields; password has a list of errors. */
export const registerRequest = z
  .strictObject({
    gender: z.enum(['m', 'f']),
    firstname: oneLine(100),
    lastname: oneLine(100),
    company: oneLine(200),
    phone,
    countryId: z.string().check(z.minLength(1, FIELD_EMPTY), z.maxLength(100, 'tooLong')),
    email: accountEmail,
    password: newPassword,
    password_confirmation: z.string().check(z.minLength(1, FIELD_EMPTY), z.maxLength(1000, 'tooLong')),
    acceptTerms: z.literal(true, 'termsNotAccepted'),
    newsletter: z.boolean(),
  })
  .check(
    z.refine(({ password, password_confirmation }) => password === password_confirmation, {
      path: ['password_confirmation'],
      error: 'passwordsDiffer',
      // Also when another field is wrong: all that is wrong is said at once.
      when: () => true,
    }),
  );
export type RegisterRequest = z.infer<typeof registerRequest>;

/** Answer of calls that only say that they were done. */
export const doneAnswer = z.strictObject({ data: z.strictObject({ success: z.literal(true) }) });

/** `POST auth/register/confirm`: the code of a mailed link; a GET changes nothing. */
export const confirmRegistrationRequest = z.strictObject({ code: z.string().check(z.minLength(20), z.maxLength(200)) });
