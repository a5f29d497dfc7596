import type { Similarity } from '../desk-contract.ts';
import { domainOf, isPublicProvider } from './mail-providers.ts';

/** What is compared of an account. */
export interface Comparable {
  firstname: string;
  lastname: string;
  company: string;
  email: string;
  phone: string | null;
}

/** Forms of companies and words that many share: they tell none from another. */
const LEGAL_FORM =
  /\b(gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e k|ek|se|co|cie|ltd|limited|llc|llp|inc|corp|corporation|plc|sarl|sas|sa|spa|srl|bv|nv|oy|ab|as|aps|sro|doo|kft|sp z o o|und|and|the|haftungsbeschrankt)\b/g;

/** Letters without signs on them, in lower case, words apart by one space: Müller, Mueller and MULLER are one. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    // Invisible: soft hyphens, blanks of no width, fillers.
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(?<=[aou])e(?=[^aeiou]|$)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What German names share in sound: Meier, Maier, Mayer and Meyer; Günther and Günter; Schmidt and Schmitt. */
const sound = (folded: string): string =>
  folded
    .replace(/[ae][iy]/g, 'ei')
    .replace(/th|dt|tt/g, 't')
    .replace(/ph/g, 'f');

/** The end of a number, which is the same with and without the code of its country; null when there is too little of it. */
const PHONE_END = 8;
function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < PHONE_END ? null : digits.slice(-PHONE_END);
}

const companyKey = (company: string): string => {
  const folded = fold(company);
  return sound(folded.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim() || folded);
};
/** In whichever order first and last name were typed. */
const nameKey = ({ firstname, lastname }: Comparable): string =>
  sound(fold(`${firstname} ${lastname}`))
    .split(' ')
    .sort()
    .join(' ');

/** What of an account decides whether another one is like it. */
export interface DuplicateKeys {
  name: string;
  company: string;
  /** Null for the address of a public provider. */
  domain: string | null;
  phone: string | null;
}

export function duplicateKeys(account: Comparable): DuplicateKeys {
  const domain = domainOf(account.email);
  return {
    name: nameKey(account),
    company: companyKey(account.company),
    domain: isPublicProvider(domain) ? null : domain,
    phone: phoneKey(account.phone),
  };
}

/** True when one text becomes the other by one letter that is another, too many or missing. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** Shorter words differ by a letter too easily. */
export const TYPO_FROM = 6;
const same = (a: string, b: string): boolean => a === b || (Math.min(a.length, b.length) >= TYPO_FROM && differsByOne(a, b));

/** "Fleischwerk Niederaue" and "Fleischwerk Niederaue Nord": the longer one begins with all words of the shorter one. */
function beginsAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= TYPO_FROM && long.startsWith(`${short} `);
}

/** In what two accounts are alike: domain, name, company, phone. */
export function similarityOf(a: DuplicateKeys, b: DuplicateKeys): Similarity[] {
  return [
    ...(a.domain !== null && a.domain === b.domain ? (['domain'] as const) : []),
    ...(same(a.name, b.name) ? (['name'] as const) : []),
    ...(same(a.company, b.company) || beginsAlike(a.company, b.company) ? (['company'] as const) : []),
    ...(a.phone !== null && a.phone === b.phone ? (['phone'] as const) : []),
  ];
}
