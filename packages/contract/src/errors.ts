/** Messages of the specification's error catalogue (shell.md 8); `title` of API errors. */
export const ERROR_NO_REFRESH_TOKEN = 'No refresh token';
export const ERROR_NOT_LOGGED_IN = 'User not logged in';
export const ERROR_UNAUTHORIZED = 'Unauthorized';
export const ERROR_UNPROCESSABLE = 'Unprocessable Entity Error';
export const ERROR_FETCHING = 'Error fetching data';
/** Field error codes, also keys of the app's i18n catalogue. */
export const FIELD_ERRORS = [
  'fieldCannotBeEmpty',
  'noValidEmail',
  'tooLong',
  'noValidText',
  'tooManyPages',
  'pageNotFound',
] as const;
