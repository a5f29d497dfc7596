import { SEARCH_MISS_MAX } from '@vitrine/contract/search.ts';

/** An address of mail or web, also with its signs written out. */
const ADDRESS = /@|\(at\)|\[at\]|www\.|:\/\/|\.(?:de|com|net|org|at|ch|eu|example)\b/iu;
/** How people are addressed: a name comes after it. */
const ADDRESSED = /(?<![\p{L}\p{N}])(?:herrn?|frau|fr\.|hr\.|dr\.|prof|mr|mrs|ms)(?![\p{L}\p{N}])/iu;
/** Digits that could be a telephone number, an order or a customer: a type name or a figure has fewer. */
const DIGITS_MAX = 6;
const LETTERS_MIN = 2;
/** Signs that are none of a figure or its unit, as `7,5`, `10'000`, `kg/h`, `5 %` and `18 °C` have them. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}.,'/%°]|(?<!\p{N})[.,']|[.,'](?!\p{N})|(?<!\p{L})\/|\/(?!\p{L})|(?<!\p{N} ?)[%°]/gu;
/** "kg / h" is one unit. */
const PER_HOUR = / *\/ *(?=(?:h|std)(?!\p{L}))/gu;

/**
 * What is counted of a search: lower case, letters, single spaces and figures, which are looked for as they were typed. Null for what says
 * nothing, is too long to be a word or could be about a person.
 */
export function normaliseMiss(query: string): string | null {
  if (ADDRESS.test(query) || ADDRESSED.test(query)) return null;
  const words = query.normalize('NFKC').toLowerCase().replace(PER_HOUR, '/').replace(OTHER_SIGNS, ' ').replace(/ +/g, ' ').trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  return letters < LETTERS_MIN || digits > DIGITS_MAX || words.length > SEARCH_MISS_MAX ? null : words;
}
