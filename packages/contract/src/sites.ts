import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/** Both sites are languages of one catalogue (shell.md 1). German is the default. */
export const LANGUAGES = ['de', 'en'] as const;
export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;
export const DEFAULT_LANGUAGE: Language = 'de';
/** How each language writes numbers, dates and times (BCP 47). */
export const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };
/** Made once: a format costs more than all that it formats. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};
/** A number as a language writes it: 1.250 and −2,5 in German, 1,250 and −2.5 in English. */
export function formatNumber(value: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(LOCALES[language]);
  return formats[language].format(value).replace('-', '−');
}

/** `site/_all`. */
export const site = defineResource('site', z.object({ language, name: z.string() }), {});

/** `country/_all`, sorted by name of the current site. `isIndependent` as in ISO 3166 data (shell.md 3). */
export const country = defineResource(
  'country',
  z.object({
    /** ISO 3166-1 alpha-2; also the resource's id. */
    code: z.string().check(z.length(2)),
    isIndependent: z.boolean(),
    /** The country's common name in the language of the current site. */
    fromCurrentSite: z.object({ common: z.string() }),
  }),
  {},
);
