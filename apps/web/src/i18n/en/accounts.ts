import type { accounts as german } from '../de/accounts.ts';
import type { Texts } from '../texts.ts';

export const accounts: Texts<typeof german> = {
  fieldErrors: {
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
  },
  rules: {
    length: 'At least {{min}} characters',
    missing: '{{rule}}, {{count}} to go',
    same: 'The same password twice',
    free: 'Any character is fine. We refuse common passwords and those made of your name or your company.',
    met: 'met',
  },
  alert: {
    before: 'Please check: ',
    after: '. Nothing you entered is lost.',
    network: 'No connection. Please check your network and try again. Nothing you entered is lost.',
    busy: 'A lot of people are logging in at the moment. Please try again in a few seconds. Nothing you entered is lost.',
    other: 'This is not possible right now. Please try again in a minute. Nothing you entered is lost.',
  },
};
