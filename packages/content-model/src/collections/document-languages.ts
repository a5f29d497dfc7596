const german = new Intl.DisplayNames(['de'], { type: 'language' });
const english = new Intl.DisplayNames(['en'], { type: 'language' });

/** Languages documents of machine makers are usually written in; names from CLDR as the runtime carries it. */
export const DOCUMENT_LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'pt', 'ru', 'tr', 'zh'].map((value) => ({
  value,
  label: { de: german.of(value) ?? value, en: english.of(value) ?? value },
}));
