import type { AdminText } from '@vitrine/content-model/languages.ts';
import { RECORDS_PER_PAGE } from '@vitrine/content-model/translations/find-missing.ts';

export const MISSING_TRANSLATIONS_WORDS = {
  de: {
    title: 'Fehlende Übersetzungen',
    intro:
      'Hier steht, was auf Deutsch geschrieben ist und auf Englisch noch fehlt. Bis dahin zeigt die englische Seite den deutschen Text. Ein Klick öffnet den Eintrag auf Englisch.',
    complete: 'Alles ist übersetzt.',
    refused: 'Diese Seite ist für die Redaktion.',
    shown: (from: number, to: number, total: number) =>
      total > RECORDS_PER_PAGE ? `${from} bis ${to} von ${total}` : `${total}`,
    previous: 'Zurück',
    next: 'Weiter',
    all: 'Alle Bereiche',
  },
  en: {
    title: 'Missing translations',
    intro:
      'What is written in German and still missing in English. Until then the English page shows the German text. Choose an entry to open it in English.',
    complete: 'Everything is translated.',
    refused: 'This page is for editors.',
    shown: (from: number, to: number, total: number) => (total > RECORDS_PER_PAGE ? `${from} to ${to} of ${total}` : `${total}`),
    previous: 'Previous',
    next: 'Next',
    all: 'All areas',
  },
} satisfies Record<keyof AdminText, unknown>;
export type MissingTranslationsWords = (typeof MISSING_TRANSLATIONS_WORDS)[keyof AdminText];
