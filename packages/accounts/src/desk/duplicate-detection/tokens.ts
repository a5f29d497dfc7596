import { type DuplicateKeys, TYPO_FROM } from './duplicates.ts';

/** Beginnings of a text that end with a word, without the whole, as far as they are long enough to be compared. */
function beginnings(text: string): string[] {
  const found: string[] = [];
  for (let end = text.indexOf(' ', TYPO_FROM); end !== -1; end = text.indexOf(' ', end + 1)) found.push(text.slice(0, end));
  return found;
}

/**
 * The first and the last half of a text, as one of `length` letters has them: of two texts that differ by a letter, cut for
 * the length of either, one half is the same.
 */
function halves(kind: string, text: string, length: number): string[] {
  if (Math.min(text.length, length) < TYPO_FROM) return [];
  const half = Math.floor(length / 2);
  return [`${kind}<${length} ${text.slice(0, half)}`, `${kind}>${length} ${text.slice(-half)}`];
}

const shared = ({ name, company, domain, phone }: DuplicateKeys): string[] => [
  `name=${name}`,
  `company=${company}`,
  ...(domain === null ? [] : [`domain=${domain}`]),
  ...(phone === null ? [] : [`phone=${phone}`]),
];

/** What an account is found by. */
export const storedTokens = (keys: DuplicateKeys): string[] => [
  ...shared(keys),
  ...halves('name', keys.name, keys.name.length),
  ...halves('company', keys.company, keys.company.length),
  ...beginnings(keys.company).map((text) => `begins=${text}`),
];

/** One of these at least has every account that is like the one of the keys (similarityOf); so may have one that is not. */
export const soughtTokens = (keys: DuplicateKeys): string[] => [
  ...shared(keys),
  ...[-1, 0, 1].flatMap((more) => [
    ...halves('name', keys.name, keys.name.length + more),
    ...halves('company', keys.company, keys.company.length + more),
  ]),
  `begins=${keys.company}`,
  ...beginnings(keys.company).map((text) => `company=${text}`),
];
