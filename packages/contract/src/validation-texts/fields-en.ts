import type { FIELD_ERRORS } from '../errors.ts';

/** Sentences of field errors that any form may have (shell.md 5). Read by the API and the app, so that both say the same. */
export const englishFieldTexts = {
  fieldCannotBeEmpty: 'Please complete this field.',
  noValidEmail: 'Please enter a valid email address.',
  tooLong: 'Please shorten this entry.',
  noValidText: 'Please remove line breaks and control characters.',
  tooManyPages: 'A document holds at most 100 chapters. Please remove some.',
  pageNotFound: 'This page no longer exists. Please remove it from the document.',
} satisfies Record<(typeof FIELD_ERRORS)[number], string>;
