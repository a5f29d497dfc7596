import type { common as german } from '../de/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof german> = {
  siteName: 'Varnholt (fictional)',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  quote: '“{{text}}”',
  retry: 'Try again',
  languages: { de: 'Deutsch', en: 'English' },
  fieldErrors: {
    fieldCannotBeEmpty: 'Please complete this field.',
    noValidEmail: 'Please enter a valid email address.',
    tooLong: 'Please shorten this entry.',
    noValidText: 'Please remove line breaks and control characters.',
    tooManyPages: 'A document holds at most 100 pages. Please remove some.',
    pageNotFound: 'This page no longer exists. Please remove it from the document.',
  },
};
