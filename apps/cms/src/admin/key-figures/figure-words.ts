import type { AdminText } from '@vitrine/content-model/languages.ts';

/** Words of the choice of a key figure. */
export const FIGURE_WORDS = {
  own: { de: 'Eigener Wert', en: 'Own value' },
  ownHelp: {
    de: 'Ein eigener Wert ist für das, was weder unter „Technik“ noch unter „Leistung“ steht; je Sprache.',
    en: 'An own value is for what is neither under “Technical data” nor under “Output”; in each language.',
  },
  shown: { de: 'Auf der Seite:', en: 'On the page:' },
  none: { de: 'Keine Angabe gefunden', en: 'No figure found' },
  gone: { de: 'Nicht mehr vorhandene Angabe', en: 'Figure that does not exist any more' },
  figure: { de: 'Eckwert', en: 'Key figure' },
} as const satisfies Record<string, AdminText>;
