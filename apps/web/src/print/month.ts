import { activeLanguage } from '../api/client.ts';

/** "November 2026": the month a document was compiled in. */
export const monthOf = (date: Date): string =>
  new Intl.DateTimeFormat(activeLanguage(), { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' }).format(date);
