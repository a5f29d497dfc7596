import { LANGUAGES } from '@vitrine/contract/sites.ts';

/** What people also call a country, beside the names that `Intl` has of it. */
const OTHERWISE_NAMED: Readonly<Record<string, readonly string[]>> = {
  AE: ['VAE', 'UAE', 'Emirate', 'Emirates'],
  CZ: ['Tschechische Republik', 'Czech Republic'],
  GB: ['Großbritannien', 'Great Britain', 'England', 'Schottland', 'Scotland', 'Wales'],
  NL: ['Holland'],
  US: ['USA', 'Amerika', 'America'],
};

/** Names of a country in every language, long and short, and what people also call it: on a German page "Germany" and "UK" find it too. */
export const countryNames = (code: string): string[] => [
  ...new Set([
    ...LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? []),
    ),
    ...(OTHERWISE_NAMED[code] ?? []),
  ]),
];
