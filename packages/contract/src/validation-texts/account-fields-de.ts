import type { ACCOUNT_FIELD_ERRORS } from '../account-errors.ts';

/** The same of registration, password and profile. Read by the API and the app, so that both say the same. */
export const germanAccountFieldTexts = {
  noValidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  noValidCountry: 'Bitte wählen Sie ein Land aus der Liste.',
  termsNotAccepted: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
  passwordTooShort: 'Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.',
  passwordTooLong: 'Bitte kürzen Sie das Passwort auf höchstens 128 Zeichen.',
  passwordCommon: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  passwordPersonal: 'Bitte wählen Sie ein Passwort ohne Ihren Namen, Ihre Firma oder Ihre E-Mail-Adresse.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  passwordWrong: 'Das Passwort stimmt nicht.',
  codeInvalid: 'Dieser Link gilt nicht oder nicht mehr.',
  confirmationRefused: 'Dieses Passwort gehört nicht zu diesem Link, oder der Link gilt nicht mehr. Er gilt 48 Stunden.',
} satisfies Record<(typeof ACCOUNT_FIELD_ERRORS)[number], string>;
