/** Field error codes of registration, password and profile; keys of the i18n catalogue that comes with their pages. */
export const ACCOUNT_FIELD_ERRORS = [
  'noValidPhone',
  'noValidCountry',
  'termsNotAccepted',
  'passwordTooShort',
  'passwordTooLong',
  'passwordCommon',
  'passwordPersonal',
  'passwordsDiffer',
  'passwordWrong',
  'codeInvalid',
  'confirmationRefused',
] as const;
