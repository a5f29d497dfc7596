import * as z from 'zod/mini';
import { accountEmail } from './account-email.ts';
import { currentPassword, newPassword, passwordRepetition, sameTwice } from './new-password.ts';

/** Hours a mailed confirmation link of a registration holds; it is used once. */
export const CONFIRMATION_HOURS = 48;
/** Days after which a registration that was never confirmed is deleted. */
export const UNCONFIRMED_DAYS = 7;

const FIELD_EMPTY = 'fieldCannotBeEmpty';
/** These go into mail headers and lists: one line, nothing that is not a character or turns the direction of what follows. */
const isOneLine = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
/** Invisible characters, such as soft hyphens, which texts copied from pages contain; joiners stay, they belong to words. */
const UNSEEN = /[\u00ad\u115f\u1160\u200b\u2060-\u2064\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
const shows = (text: string) => text === '' || /[\p{L}\p{N}]/u.test(text);
const oneLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(UNSEEN, '')),
    z.trim(),
    z.minLength(1, FIELD_EMPTY),
    z.maxLength(max, 'tooLong'),
    z.refine(isOneLine, 'noValidText'),
    z.refine(shows, FIELD_EMPTY),
  );

const phoneRules = [
  z.overwrite((text: string) => text.trim().replace(/[^\S\r\n\u2028\u2029]/g, ' ')),
  z.maxLength(60, 'tooLong'),
  z.regex(/^\+?[\d ()/.-]*$/, 'noValidPhone'),
  z.refine<string>((text) => text === '' || (text.match(/\d/g) ?? []).length >= 5, 'noValidPhone'),
] as const;

/** Digits with what people write between them, on one line; at least five digits. Blanks of every width become plain ones. */
export const phone = z.string().check(...phoneRules, z.minLength(1, FIELD_EMPTY));

export const company = oneLine(200);

/** `POST auth/register` (shell.md 3 and 7). Error pointers are the names of these fields; password has a list of errors. */
export const registerRequest = z
  .strictObject({
    /** shell.md 3. */
    gender: z._default(z.enum(['m', 'f']), 'm'),
    firstname: oneLine(100),
    lastname: oneLine(100),
    company,
    /** Optional (docs/decisions/2026-11-23-optional-telephone.md); empty for none. */
    phone: z._default(z.string().check(...phoneRules), ''),
    countryId: z.string().check(z.minLength(1, FIELD_EMPTY), z.maxLength(100, 'tooLong')),
    email: accountEmail,
    password: newPassword,
    password_confirmation: passwordRepetition,
    acceptTerms: z.literal(true, 'termsNotAccepted'),
    /** Optional (shell.md 5). */
    newsletter: z._default(z.boolean(), false),
  })
  .check(sameTwice('password', 'password_confirmation'));
export type RegisterRequest = z.infer<typeof registerRequest>;

/** Answer of calls that only say that they were done. */
export const doneAnswer = z.strictObject({ data: z.strictObject({ success: z.literal(true) }) });

/**
 * `POST auth/register/confirm`: the code of a mailed link and the password of that registration: who reads the mail need not be
 * who registered. A GET changes nothing. Error `confirmationRefused` at `password` when the two do not belong together.
 */
export const confirmRegistrationRequest = z.strictObject({
  code: z.string().check(z.minLength(20), z.maxLength(200)),
  password: currentPassword,
});
