import type { FIELD_ERRORS } from '../errors.ts';

/** Sentences of field errors that any form may have (shell.md 5). Read by the API and the app, so that both say the same. */
export const germanFieldTexts = {
  fieldCannotBeEmpty: 'Bitte füllen Sie dieses Feld aus.',
  noValidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  tooLong: 'Bitte kürzen Sie diese Angabe.',
  noValidText: 'Bitte entfernen Sie Zeilenumbrüche und Steuerzeichen.',
  tooManyPages: 'Ein Dokument fasst höchstens 100 Kapitel. Bitte entfernen Sie einige.',
  pageNotFound: 'Diese Seite gibt es nicht mehr. Bitte entfernen Sie sie aus dem Dokument.',
} satisfies Record<(typeof FIELD_ERRORS)[number], string>;
