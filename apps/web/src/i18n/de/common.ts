export const common = {
  siteName: 'Varnholt (fiktiv)',
  close: 'Schließen',
  cancel: 'Abbrechen',
  optional: 'optional',
  quote: '„{{text}}“',
  retry: 'Erneut versuchen',
  languages: { de: 'Deutsch', en: 'English' },
  fieldErrors: {
    fieldCannotBeEmpty: 'Bitte füllen Sie dieses Feld aus.',
    noValidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    tooLong: 'Bitte kürzen Sie diese Angabe.',
    noValidText: 'Bitte entfernen Sie Zeilenumbrüche und Steuerzeichen.',
    tooManyPages: 'Ein Dokument fasst höchstens 100 Seiten. Bitte entfernen Sie einige.',
    pageNotFound: 'Diese Seite gibt es nicht mehr. Bitte entfernen Sie sie aus dem Dokument.',
  },
};
