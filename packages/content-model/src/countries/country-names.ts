import type { Language } from '@vitrine/contract/sites.ts';
import german from 'cldr-localenames-full/main/de/territories.json' with { type: 'json' };
import english from 'cldr-localenames-full/main/en/territories.json' with { type: 'json' };

const NAMES: Record<Language, Record<string, string>> = {
  de: german.main.de.localeDisplayNames.territories,
  en: english.main.en.localeDisplayNames.territories,
};
/** CLDR's main name is the official one here ("Sonderverwaltungsregion Hongkong"); a form shows the common one. */
const SHORT = ['HK', 'MO', 'PS'];

/** The common name of a country by Unicode CLDR. Throws when CLDR does not know the code. */
export function countryName(code: string, language: Language): string {
  const name = NAMES[language][SHORT.includes(code) ? `${code}-alt-short` : code];
  if (!name) throw new Error(`CLDR has no ${language} name for ${code}`);
  return name;
}
