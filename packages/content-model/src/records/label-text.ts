import type { AdminText } from '../languages.ts';

type AdminLanguage = keyof AdminText;

/** Language of the admin for this request; German when it is none of ours. */
export const adminLanguage = (who: { i18n?: { language?: string } }): AdminLanguage =>
  who.i18n?.language === 'en' ? 'en' : 'de';

/** A label of the configuration, which may be a text in both languages, one text, or none. */
export function labelText(label: unknown, language: AdminLanguage, fallback: string): string {
  const text = typeof label === 'object' && label !== null ? Object.entries(label).find(([key]) => key === language)?.[1] : label;
  return typeof text === 'string' && text !== '' ? text : fallback;
}
