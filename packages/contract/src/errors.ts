/** Messages of the specification's error catalogue (shell.md 8); `title` of API errors. */
export const ERROR_NO_REFRESH_TOKEN = 'No refresh token';
export const ERROR_NOT_LOGGED_IN = 'User not logged in';
export const ERROR_UNAUTHORIZED = 'Unauthorized';
export const ERROR_UNPROCESSABLE = 'Unprocessable Entity Error';
export const ERROR_FETCHING = 'Error fetching data';
/** Titles the specification does not name: the HTTP status in words. */
export const ERROR_BAD_REQUEST = 'Bad Request';
export const ERROR_FORBIDDEN = 'Forbidden';
export const ERROR_NOT_FOUND = 'Not Found';
export const ERROR_METHOD_NOT_ALLOWED = 'Method Not Allowed';
export const ERROR_CONFLICT = 'Conflict';
export const ERROR_TOO_LARGE = 'Payload Too Large';
export const ERROR_MEDIA_TYPE = 'Unsupported Media Type';
export const ERROR_RANGE = 'Range Not Satisfiable';
export const ERROR_TOO_MANY_REQUESTS = 'Too Many Requests';
export const ERROR_INTERNAL = 'Internal Server Error';
export const ERROR_UNAVAILABLE = 'Service Unavailable';
export const ERROR_INSUFFICIENT_STORAGE = 'Insufficient Storage';
/** Field error codes, also keys of the app's i18n catalogue. */
export const FIELD_ERRORS = [
  'fieldCannotBeEmpty',
  'noValidEmail',
  'tooLong',
  'noValidText',
  'tooManyPages',
  'pageNotFound',
] as const;
