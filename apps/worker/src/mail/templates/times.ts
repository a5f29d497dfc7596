import { type Language, LOCALES } from '@vitrine/contract/sites.ts';

// The maker's clock; it is named, since readers live anywhere.
const ZONE = { timeZone: 'Europe/Berlin' } as const;

/** "21. November 2026 um 19:40 Uhr MEZ". */
export const dateAndTime = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** "21. November 2026". */
export const dateOnly = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...ZONE, dateStyle: 'long' }).format(at);
