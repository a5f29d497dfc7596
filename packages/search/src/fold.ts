import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Control characters, and marks that are not seen: joiners, directions. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
/** Letters that Unicode does not take apart into a base and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', þ: 'th' };
const WHOLE = /[ßøæœłđıþ]/gu;
/** What publishing sets where a line must not end, as NFKC has it; people type the plain one. */
const HYPHEN = /\u2010/gu;
const ACCENTS = /\p{M}/gu;
/** `Koeln`, `Woelfe`; not in `neue`, `Quelle`, `Bauer`, where the e is a letter of its own. */
const SPELT_UMLAUT = /(?<![aeoqu])([aou])e(?=\p{L}{2})/gu;

/** After letters were replaced as well: an accent without a letter becomes a space and a mark. */
const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A text as it can be looked at: without characters that are not seen, in one line. */
export const plainText = (text: string): string =>
  inOneLine(stripSoftHyphens(text).replace(/\s+/gu, ' ').replace(UNSEEN, '').normalize('NFKC'));

/** Lower case without accents, in the letters a to z: `Łódź` is `lodz`, `Göteborg` is `goteborg`. Done twice it changes nothing. */
export const bareLetters = (text: string): string =>
  inOneLine(
    plainText(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(ACCENTS, '')
      .replace(HYPHEN, '-')
      .replace(WHOLE, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFC'),
  );

/** The same where `Wölfe`, `Woelfe` and `WOLFE` are one. Done twice it changes nothing. */
export function fold(text: string, language: Language): string {
  const bare = bareLetters(text);
  return language === 'de' ? bare.replace(SPELT_UMLAUT, '$1') : bare;
}
