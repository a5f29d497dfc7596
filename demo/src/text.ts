import type { Language } from '@vitrine/contract/sites.ts';

/** One text in both languages of the catalogue. */
export type Text = Readonly<Record<Language, string>>;

export const t = (de: string, en: string): Text => ({ de, en });

/** The same in both languages: names of machines, addresses. */
export const same = (text: string): Text => t(text, text);
