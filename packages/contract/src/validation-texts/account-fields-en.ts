import type { ACCOUNT_FIELD_ERRORS } from '../account-errors.ts';

/** The same of registration, password and profile. Read by the API and the app, so that both say the same. */
export const englishAccountFieldTexts = {
  noValidPhone: 'Please enter a valid phone number.',
  noValidCountry: 'Please choose a country from the list.',
  termsNotAccepted: 'Please agree to the privacy policy.',
  passwordTooShort: 'Please choose a password of at least 12 characters.',
  passwordTooLong: 'Please shorten the password to 128 characters at most.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordPersonal: 'Please choose a password without your name, your company or your email address.',
  passwordsDiffer: 'The two passwords are not the same.',
  passwordWrong: 'The password is not correct.',
  codeInvalid: 'This link is not valid, or no longer valid.',
  confirmationRefused: 'This password does not belong to this link, or the link is no longer valid. It is valid for 48 hours.',
} satisfies Record<(typeof ACCOUNT_FIELD_ERRORS)[number], string>;
