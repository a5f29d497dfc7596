export const common = {
  siteName: 'Varnholt (fiktiv)',
  close: 'Schließen',
  cancel: 'Abbrechen',
  optional: 'optional',
  quote: '„{{text}}“',
  retry: 'Erneut versuchen',
  languages: { de: 'Deutsch', en: 'English' },
};
