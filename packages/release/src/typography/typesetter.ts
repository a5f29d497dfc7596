import type { Language } from '@vitrine/contract/sites.ts';
import { hyphenateGerman } from './hyphenate.ts';
import { setSpacing } from './spacing.ts';

/** Sets what people read. A missing text stays missing, so that the document's schema finds it. */
export interface Typesetter {
  /** Headings and running text: spacing, and soft hyphens in German. */
  text<T extends string | null | undefined>(text: T): T;
  /** Names that are also data (page titles, mail subjects, filters): spacing only. */
  name<T extends string | null | undefined>(text: T): T;
}

/** Addresses of mails and pages are copied and followed: never touched. */
const UNTOUCHED = /(\S*(?:@|:\/\/|www\.)\S*)/u;

function outsideAddresses(text: string, set: (part: string) => string): string {
  return text
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 1 ? part : set(part)))
    .join('');
}

/** A single letter stays with what it belongs to: a line must not end with "E-". Data and names keep the hyphen that is typed. */
const bindLetter = (text: string) => text.replace(/(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L}{2})/gu, '$1\u2011');

/** A number stays with its unit, and both with a short word: "300-l-Wagen" in one line, "3-mm-" before a long "Lochscheibe". */
const bindUnit = (text: string) =>
  text
    .replace(/(?<=\d)-(\p{L}{1,3})-(?=\p{L}{2,6}(?!\p{L}|\u00ad))/gu, '\u2011$1\u2011')
    .replace(/(?<=\d)-(?=\p{L}{1,3}-\p{L}{2})/gu, '\u2011');

/** English gets no soft hyphens (look.md). */
export function createTypesetter(site: Language): Typesetter {
  const hyphenate = site === 'de' ? hyphenateGerman : (text: string) => text;
  const apply = <T extends string | null | undefined>(text: T, set: (part: string) => string): T =>
    // The cast keeps a literal absence (null, undefined) in the type; a string comes back as a string.
    typeof text === 'string' ? (outsideAddresses(text, set) as T) : text;
  return {
    text: (text) => apply(text, (part) => bindUnit(bindLetter(hyphenate(setSpacing(part))))),
    name: (text) => apply(text, setSpacing),
  };
}
